import type { StoredDocument } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { twoPages } from '../../../../test/openPdf.ts';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { imageFile } from '../../../../test/photos.ts';
import type { CancellableRequest } from '../../../async/useCancellable.ts';
import { DocumentPreview, type DocumentPreviewProps } from './DocumentPreview.tsx';

const [photo, letter] = fixtures.documents as [StoredDocument, StoredDocument];
const lease: StoredDocument = {
  ...letter,
  original_filename: 'Mietvertrag.pdf',
  content_type: 'application/pdf',
  kind: 'lease',
};

const offline = () => Promise.reject(new Error('offline'));

/** Keeps the state as the app would. */
function Stateful({ onOpenChange, onKeep, ...props }: DocumentPreviewProps) {
  const [open, setOpen] = useState(props.open);
  const [isKept, setIsKept] = useState(props.isKept);
  return (
    <DocumentPreview
      {...props}
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        setOpen(next);
      }}
      isKept={isKept}
      onKeep={
        onKeep &&
        (async (document, wanted, request) => {
          await onKeep(document, wanted, request);
          setIsKept(wanted);
        })
      }
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Documents/DocumentPreview',
  component: DocumentPreview,
  args: {
    open: true,
    onOpenChange: fn(),
    document: { ...photo, kind: 'passport' },
    onLoad: async () => imageFile(),
    onOpenPdf: twoPages,
    onKeep: async () => undefined,
  } as DocumentPreviewProps,
  render: (args) => <Stateful {...args} />,
  parameters: { docs: ownFrame },
});

const dialog = async (name = 'Passport') => within(await screen.findByRole('dialog', { name }));

export const Picture = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async () => {
    const { findByRole, getByRole } = await dialog();
    await expect(await findByRole('img', { name: 'Passport' })).toBeVisible();
    await expect(getByRole('link', { name: 'Download Passport' })).toHaveAttribute(
      'href',
      photo.download_url,
    );
    // The document is at the top.
    await expect(screen.getByRole('dialog')).toHaveFocus();
  },
});

/** Screen readers read the text of each page. */
export const Pdf = meta.story({
  args: { document: lease },
  play: async () => {
    const { findByRole, findByText, getByRole } = await dialog('Mietvertrag.pdf');
    await expect(await findByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
    await findByText('Mietvertrag, Seite 1');
    await expect(getByRole('link', { name: /^Open in a new tab/ })).toHaveAttribute('target', '_blank');
  },
});

export const Loading = meta.story({
  args: {
    onLoad: (_document: StoredDocument, { onProgress }: CancellableRequest) => {
      onProgress(0.4);
      return new Promise<never>(() => undefined);
    },
  },
  play: async () => {
    const { findByRole } = await dialog();
    await expect(await findByRole('progressbar', { name: 'Loading the file' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
});

export const LoadingFailed = meta.story({
  args: { onLoad: fn(offline) as DocumentPreviewProps['onLoad'] },
  play: async ({ args, userEvent }) => {
    const { findByRole } = await dialog();
    await expect(await findByRole('alert')).toHaveTextContent(
      'The file could not be loaded. Check your connection.',
    );
    await userEvent.click(await findByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledTimes(2));
  },
});

/** Closing the dialog stops the download. */
export const ClosedWhileLoading = meta.story({
  tags: ['test-only'],
  args: {
    onLoad: fn(
      (_document: StoredDocument, _request: CancellableRequest) => new Promise<never>(() => undefined),
    ),
  },
  play: async ({ args, userEvent }) => {
    const { findByRole } = await dialog();
    await findByRole('progressbar');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    const requests = (args.onLoad as ReturnType<typeof fn>).mock.calls as [
      StoredDocument,
      CancellableRequest,
    ][];
    await waitFor(() => expect(requests.at(-1)?.[1].signal.aborted).toBe(true));
  },
});

export const Word = meta.story({
  args: {
    document: { ...photo, original_filename: 'Lebenslauf.docx', content_type: 'application/msword' },
  },
  play: async () => {
    const { getByText, queryByRole } = await dialog('Lebenslauf.docx');
    await expect(getByText('Word files open in another app. Download the file to read it.')).toBeVisible();
    await expect(queryByRole('link', { name: /new tab/ })).toBeNull();
  },
});

export const WithPassword = meta.story({
  args: { document: lease, onOpenPdf: async () => 'protected' as const },
  play: async () => {
    const { findByText } = await dialog('Mietvertrag.pdf');
    await expect(await findByText(/^This PDF needs a password/)).toBeVisible();
  },
});

export const DamagedPdf = meta.story({
  args: { document: lease, onOpenPdf: async () => 'damaged' as const },
  play: async () => {
    const { findByText } = await dialog('Mietvertrag.pdf');
    await expect(await findByText(/^This file cannot be shown here/)).toBeVisible();
  },
});

export const ViewerNotLoaded = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-documents-documentpreview--pdf' },
  args: { document: lease, onOpenPdf: fn(twoPages) },
  beforeEach: ({ args }) => {
    mocked(args.onOpenPdf).mockRejectedValueOnce(new Error('offline'));
  },
  play: async ({ userEvent }) => {
    const { findByRole, findByText, queryByText } = await dialog('Mietvertrag.pdf');
    await userEvent.click(await findByRole('button', { name: /^Try Again/i }));
    await expect(await findByText(/Seite 1/)).toBeInTheDocument();
    await expect(queryByText(/^This file cannot be shown here/)).toBeNull();
  },
});

export const DamagedPicture = meta.story({
  tags: ['test-only'],
  args: { onLoad: async () => new Blob(['no picture'], { type: 'image/jpeg' }) },
  play: async () => {
    const { findByText } = await dialog();
    await expect(await findByText(/^This file cannot be shown here/)).toBeVisible();
  },
});

export const Kept = meta.story({
  play: async ({ userEvent }) => {
    const { findByRole, getByRole } = await dialog();
    await findByRole('img');
    const keep = getByRole('switch', { name: 'Keep on this device' });
    await expect(keep).toHaveAccessibleDescription('Opens without internet. Removed when you log out.');
    keep.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(keep).toBeChecked());
  },
});

/** Without a network or space, the switch goes back. */
export const NotKept = meta.story({
  args: { onKeep: offline },
  play: async ({ userEvent }) => {
    const { findByRole, getByRole } = await dialog();
    await findByRole('img');
    await userEvent.click(getByRole('switch'));
    await expect(await findByRole('alert')).toHaveTextContent(
      'There is no connection, or no space on this device.',
    );
    await expect(getByRole('switch')).not.toBeChecked();
  },
});
