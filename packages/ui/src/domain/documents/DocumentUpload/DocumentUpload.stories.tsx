import { fixtures, neverRespond, respond } from '@settlement-help/contract/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { pdf, uploadSheet } from '../../../../test/upload.ts';
import { DocumentUpload, type DocumentUploadRequest } from './DocumentUpload.tsx';

const [stored] = fixtures.documents;
if (!stored) throw new Error('The fixtures need a document.');

const meta = preview.meta({
  ...uploadSheet,
  title: 'Domain/Documents/DocumentUpload',
  component: DocumentUpload,
});

export const Empty = meta.story({
  parameters: { spec: ['§5 Document upload: accepted types', '§9 Document: at most 10MB'] },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Choose a file');
    await expect(input).toHaveAccessibleDescription('PDF, JPG, JPEG, PNG, DOC or DOCX, up to 10MB');
    await expect(input.accept.split(',')).toEqual([
      ...['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx'],
      ...['application/pdf', 'image/jpeg', 'image/png', 'application/msword'],
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ]);
  },
});

export const NoFile = meta.story({
  parameters: { spec: ['§5 Document upload: Please select a file'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Lease');
    await userEvent.click(canvas.getByRole('button', { name: 'Upload document' }));
    await expect(canvas.getByText('Please select a file')).toBeVisible();
    await expect(canvas.getByLabelText('Choose a file')).toHaveFocus();
    await expect(canvas.getByLabelText('Choose a file')).toHaveAccessibleDescription(/Please select a file$/);
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Lease');
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
});

export const Chosen = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf());
    await expect(canvas.getByText('lease.pdf')).toBeVisible();
  },
});

/** Photos of several pages become one file before the upload. */
export const PhotosJoined = meta.story({
  tags: ['test-only'],
  args: { onJoinPhotos: async () => new Blob(['%PDF-1.7'], { type: 'application/pdf' }) },
  play: async ({ canvas, userEvent }) => {
    const photos = ['1.jpg', '2.jpg'].map((name) => new File(['\xff\xd8\xff'], name, { type: 'image/jpeg' }));
    await userEvent.upload(canvas.getByLabelText('Choose a file'), [pdf(), ...photos]);
    await userEvent.click(canvas.getByRole('button', { name: 'Photos to one PDF' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'One PDF from photos' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Join into one PDF' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('lease.pdf'),
      expect.stringContaining('Photos.pdf'),
    ]);
  },
});

/** Upload by keyboard; the form is then empty, and the focus stays on the button. */
export const UploadsByKeyboard = meta.story({
  tags: ['test-only'],
  parameters: {
    looksLike: 'domain-documents-documentupload-failure--photo-too-large',
    spec: ['§2 Documents: upload'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Upload document' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('The document is in your list.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload document' })).toHaveFocus();
    await expect(canvas.queryByText('lease.pdf')).toBeNull();
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
});

const sent = fn();

export const CustomName = meta.story({
  parameters: { spec: ['§5 Document upload: the custom name is trimmed'] },
  beforeEach: ({ msw }) =>
    msw.use(
      respond('uploadDocument', async ({ request }) => {
        sent((await request.formData()).get('custom_name'));
        return { ...stored, same_as: null };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf());
    await userEvent.type(canvas.getByLabelText(/^Name/), '  Lease of the flat {Enter}');
    await expect(await canvas.findByText('The document is in your list.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('');
    await expect(sent.mock.calls).toEqual([['Lease of the flat']]);
  },
});

const sentKind = fn();

/** The kind is suggested by the name of the file, and sent only if the user chooses it. */
export const WithKind = meta.story({
  args: { withKind: true },
  beforeEach: ({ msw }) =>
    msw.use(
      respond('uploadDocument', async ({ request }) => {
        sentKind((await request.formData()).get('kind'));
        return { ...stored, same_as: null };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    sentKind.mockClear();
    await expect(canvas.queryByLabelText(/^Kind of document/)).toBeNull();
    await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf('Mietvertrag Leipzig.pdf'));
    await userEvent.click(canvas.getByRole('button', { name: 'Upload document' }));
    await expect(await canvas.findByText('The document is in your list.')).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf('Mietvertrag Leipzig.pdf'));
    await userEvent.click(canvas.getByRole('button', { name: 'Lease' }));
    await expect(canvas.getByLabelText(/^Kind of document/)).toHaveValue('lease');
    await userEvent.click(canvas.getByRole('button', { name: 'Upload document' }));
    await waitFor(() => expect(sentKind.mock.calls).toEqual([[null], ['lease']]));
    await expect(await canvas.findByText('The document is in your list.')).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf('Mietvertrag Leipzig.pdf'));
    await expect(canvas.getByRole('button', { name: 'Lease' })).toBeVisible();
  },
});

export const EmptyName = meta.story({
  ...CustomName.input,
  parameters: {
    looksLike: 'domain-documents-documentupload--custom-name',
    spec: [
      '§5 Document upload: the name is that of the file by default',
      '§5 Document upload: the custom name is sent only if non-empty',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf());
    await userEvent.type(canvas.getByLabelText(/^Name/), '   {Enter}');
    await expect(await canvas.findByText('The document is in your list.')).toBeVisible();
    await expect(sent.mock.calls).toEqual([[null]]);
  },
});

export const Uploading = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('uploadDocument')),
  parameters: { spec: ['Rulings: upload shows progress'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf());
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Upload document' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading lease.pdf' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload document' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
});

export const HalfWay = meta.story({
  args: {
    onUpload: fn(({ onProgress }: DocumentUploadRequest) => {
      onProgress(0.46);
      return new Promise<void>(() => undefined);
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf());
    await userEvent.click(canvas.getByRole('button', { name: 'Upload document' }));
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '46%');
  },
});

let endUpload: () => void = () => undefined;

/** The details are locked while they are sent. A cancelled upload that ends late clears only its own details. */
export const CancelledTooLate = meta.story({
  tags: ['test-only'],
  args: {
    withKind: true,
    onUpload: fn(
      (_request: DocumentUploadRequest) =>
        new Promise<void>((resolve) => {
          endUpload = resolve;
        }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const name = () => canvas.getByLabelText(/^Name/);
    const kind = () => canvas.getByLabelText(/^Kind of document/);
    const uploadAndCancel = async () => {
      await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf('Mietvertrag Leipzig.pdf'));
      await userEvent.type(name(), 'Lease');
      await userEvent.click(canvas.getByRole('button', { name: 'Upload document' }));
      await expect(name()).toHaveAttribute('readonly');
      await expect(kind()).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: /^Cancel/ }));
    };
    await uploadAndCancel();
    endUpload();
    await waitFor(() => expect(name()).toHaveValue(''));

    await uploadAndCancel();
    await userEvent.clear(name());
    await userEvent.type(name(), 'Passport');
    await userEvent.selectOptions(kind(), 'Passport');
    endUpload();
    await expect(await canvas.findByText('The document is in your list.')).toBeVisible();
    await expect(name()).toHaveValue('Passport');
    await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf('scan.pdf'));
    await expect(kind()).toHaveValue('passport');
  },
});

/** The focus moves to the upload button only from the Cancel button. */
export const FocusAfterUpload = meta.story({
  tags: ['test-only'],
  args: CancelledTooLate.input.args,
  parameters: { looksLike: 'domain-documents-documentupload-failure--photo-too-large' },
  play: async ({ canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Upload document' });
    const upload = async () => {
      await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf());
      await userEvent.click(submit);
      const cancel = await canvas.findByRole('button', { name: 'Cancel: lease.pdf' });
      cancel.focus();
    };
    await upload();
    await userEvent.click(document.body);
    endUpload();
    await expect(await canvas.findByText('The document is in your list.')).toBeVisible();
    await new Promise(requestAnimationFrame);
    await expect(submit).not.toHaveFocus();

    await upload();
    endUpload();
    await waitFor(() => expect(submit).toHaveFocus());
    await expect(await canvas.findByText('The document is in your list.')).toBeVisible();
  },
});
