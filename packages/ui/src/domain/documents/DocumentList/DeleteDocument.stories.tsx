import type { StoredDocument } from '@settlement-help/contract';
import { fail, fixtures, neverRespond } from '@settlement-help/contract/testing';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import {
  documentArgs,
  editableArgs,
  StatefulDocuments,
} from '../../../../test/wrappers/StatefulDocuments.tsx';
import { DocumentList } from './DocumentList.tsx';

const [, confirmation] = fixtures.documents as [StoredDocument, StoredDocument];

const meta = preview.meta({
  title: 'Domain/Documents/DocumentList/Delete',
  component: DocumentList,
  args: documentArgs,
  render: (args) => <StatefulDocuments {...args} />,
  parameters: { layout: 'padded', docs: ownFrame },
});

export const AsksBeforeDeleting = meta.story({
  parameters: { spec: ['§8 Documents: Are you sure you want to delete this document?'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Passport/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Download Passport' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this document?',
    });
    await expect(dialog).toHaveAccessibleDescription(/Passport/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Passport' })).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

/** With a bin, the document can be restored, or erased at once. */
export const Question = meta.story({
  args: editableArgs,
  parameters: { spec: ['§8 Documents: Are you sure you want to delete this document?'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Passport' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(
      '“Passport” moves to the bin, where you can restore it for 7 days. “Delete now” erases it permanently.',
    );
  },
});

/** A toast announces it in the app. */
export const MovesToBin = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-documents-documentlist-delete--deletes-now' },
  args: editableArgs,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Passport' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move to bin' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(args.onErase).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const DeletesNow = meta.story({
  tags: ['test-only'],
  args: editableArgs,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Passport' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete now' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('The document is deleted');
  },
});

/** The row disappears, this is announced, and the focus moves to the heading. */
export const Deletes = meta.story({
  parameters: { spec: ['§2 Documents: delete'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Passport' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete document' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your documents' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('The document is deleted');
  },
});

export const DeletesTheLast = meta.story({
  args: { documents: [confirmation] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete krankenkasse/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete document' }));
    await expect(await canvas.findByRole('heading', { name: 'Your papers will be here' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your documents' })).toHaveFocus());
  },
});

export const Deleting = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('deleteDocument')),
  parameters: { spec: ['§2 Documents: deleting'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Passport' }));
    const confirm = await screen.findByRole('button', { name: 'Delete document' });
    await userEvent.dblClick(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

export const DeleteFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('deleteDocument', 500, 'Internal error')),
  parameters: { spec: ['§8 Documents: Failed to delete document'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Passport' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete document' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete document');
    await expect(canvas.getByText('2.30 MB')).toBeInTheDocument();
  },
});
