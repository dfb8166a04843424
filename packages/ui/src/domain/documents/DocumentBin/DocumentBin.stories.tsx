import { createClient, type DeletedDocument } from '@settlement-help/contract';
import { fail, failNetwork, fixtures } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { DocumentBin, type DocumentBinProps } from './DocumentBin.tsx';

const client = createClient();

/** Keeps the bin as the app would. */
function StatefulBin({ documents: initial, ...props }: DocumentBinProps) {
  const [documents, setDocuments] = useState(initial);
  const without = ({ id }: DeletedDocument) => setDocuments((all) => all.filter((one) => one.id !== id));
  return (
    <DocumentBin
      {...props}
      documents={documents}
      onRestore={async (document) => {
        await props.onRestore(document);
        without(document);
      }}
      onErase={async (document) => {
        await props.onErase(document);
        without(document);
      }}
      onEmpty={async () => {
        await props.onEmpty();
        setDocuments([]);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Documents/DocumentBin',
  component: DocumentBin,
  args: {
    documents: fixtures.deletedDocuments,
    now: new Date('2026-11-20T09:00:00.000Z'),
    onRestore: fn(async ({ id }: DeletedDocument) => {
      await client.restoreDocument({ params: { id } });
    }),
    onErase: fn(async ({ id }: DeletedDocument) => {
      await client.eraseDocument({ params: { id } });
    }),
    onEmpty: fn(async () => {
      await client.emptyBin();
    }),
  },
  render: (args) => <StatefulBin {...args} />,
  parameters: { layout: 'padded' },
});

export const Folded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Bin 2 documents' })).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
});

export const Open = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Bin/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows[0]).toContain('Will be erased in 7 days');
    await expect(rows[1]).toContain('Will be erased in 1 day');
  },
});

export const Restores = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Open.play(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore IMG_0412.jpg' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('region', { name: 'Bin' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('“IMG_0412.jpg” is in your list again.');
  },
});

export const RestoreFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('restoreDocument', 413, 'Your documents take too much space.')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Open.play(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore IMG_0412.jpg' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your documents take too much space.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Erases = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-documents-documentbin--restores' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Open.play(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete now: IMG_0412.jpg' }));
    await screen.findByRole('alertdialog', { name: 'Delete “IMG_0412.jpg” permanently?' });
    await expect(context.args.onErase).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete now' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Bin' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('“IMG_0412.jpg” is deleted permanently.');
  },
});

/** Nothing is left to show; the announcement says why. */
export const Empties = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(failNetwork('emptyBin')),
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await Open.play(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Empty the bin' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 documents permanently?' });
    const confirm = within(dialog).getByRole('button', { name: 'Empty the bin' });
    await userEvent.click(confirm);
    await expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.');
    msw.resetHandlers();
    await userEvent.click(confirm);
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
    await expect(await canvas.findByRole('status')).toHaveTextContent('The bin is empty.');
  },
});

/** Unfolded, because an upload was refused or will be. */
export const StorageFull = meta.story({
  args: { isStorageFull: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your storage is nearly full. Empty the bin to free \d/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Empty the bin' })).toBeVisible();
  },
});

export const Nothing = meta.story({ args: { documents: [] } });
