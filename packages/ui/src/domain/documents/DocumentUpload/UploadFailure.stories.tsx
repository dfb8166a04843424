import { ApiError, limits } from '@settlement-help/contract';
import {
  fail,
  failNetwork,
  fixtures,
  neverRespond,
  respondWith,
  respondWithHtmlError,
} from '@settlement-help/contract/testing';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { pdf, uploadSheet } from '../../../../test/upload.ts';
import { DocumentUpload, type DocumentUploadRequest } from './DocumentUpload.tsx';

const meta = preview.meta({
  ...uploadSheet,
  title: 'Domain/Documents/DocumentUpload/Failure',
  component: DocumentUpload,
});

/** Cancelling keeps the file and the name. */
export const Cancelled = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('uploadDocument')),
  parameters: { spec: ['Rulings: upload can be cancelled'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf());
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Lease');
    await userEvent.click(canvas.getByRole('button', { name: 'Upload document' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel: lease.pdf' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Upload document' })).toHaveFocus());
    await expect(canvas.getByText('lease.pdf')).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Lease');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('uploadDocument', 413, 'File size must be at most 10MB')),
  parameters: {
    spec: [
      '§5 Document upload: the size is left to the server',
      '§8 Documents: upload failure shows the detail',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf('scan.pdf'));
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Lease');
    await userEvent.click(canvas.getByRole('button', { name: 'Upload document' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('File size must be at most 10MB');
    await expect(canvas.getByText('scan.pdf')).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Lease');
  },
});

/** The retry asks for a smaller copy of the same photo. */
export const PhotoTooLarge = meta.story({
  tags: ['test-only'],
  args: {
    onUpload: fn(async ({ smaller }: DocumentUploadRequest) => {
      if (!smaller)
        throw new ApiError({ kind: 'http', status: 413, detail: 'File size must be at most 10MB' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const photo = new File([new Uint8Array(limits.document.maxBytes + 1)], 'lease.jpg', {
      type: 'image/jpeg',
    });
    await userEvent.upload(canvas.getByLabelText('Choose a file'), photo);
    await userEvent.click(canvas.getByRole('button', { name: 'Upload document' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload a smaller copy: lease.jpg' }));
    await expect(await canvas.findByText('The document is in your list.')).toBeVisible();
    await expect(canvas.queryByText('lease.jpg')).toBeNull();
  },
});

export const RefusedThenUploaded = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(fail('uploadDocument', 413, 'File size must be at most 10MB')),
  parameters: { looksLike: 'domain-documents-documentupload-failure--photo-too-large' },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf('scan.pdf'));
    await userEvent.click(canvas.getByRole('button', { name: 'Upload document' }));
    await canvas.findByRole('alert');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Upload document' }));
    await expect(await canvas.findByText('The document is in your list.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWithHtmlError('uploadDocument')),
  parameters: { spec: ['§8 Documents: Upload failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf());
    await userEvent.click(canvas.getByRole('button', { name: 'Upload document' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Upload failed');
  },
});

/** Each file has its own progress and error; stored files leave the list. */
export const SeveralFiles = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      respondWith('uploadDocument', async ({ request }) => {
        const { name } = (await request.formData()).get('file') as File;
        if (name === 'slow.pdf') await new Promise(() => undefined);
        return name === 'broken.pdf'
          ? Response.json({ detail: 'This file cannot be read.' }, { status: 415 })
          : Response.json(fixtures.documents[0], { status: 201 });
      }),
    ),
  parameters: { spec: ['§8 Documents: upload failure shows the detail'] },
  play: async ({ canvas, msw, userEvent }) => {
    const files = ['broken.pdf', 'lease.pdf', 'slow.pdf', 'letter.pdf'];
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Lease');
    await userEvent.upload(
      canvas.getByLabelText('Choose a file'),
      files.map((name) => pdf(name)),
    );
    await expect(canvas.queryByLabelText(/^Name/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Upload document' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This file cannot be read.');
    await expect(canvas.getByRole('progressbar', { name: 'Uploading slow.pdf' })).toBeVisible();
    await expect(await canvas.findByText('2 documents are in your list.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again: broken.pdf' }));
    await waitFor(() => expect(canvas.queryByText('broken.pdf')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel: slow.pdf' }));
    await expect(canvas.getByText('slow.pdf')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

export const FailedThenRemoved = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(failNetwork('uploadDocument')),
  parameters: { spec: ['§8 Documents: Upload failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf());
    await userEvent.click(canvas.getByRole('button', { name: 'Upload document' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Upload failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove lease.pdf' }));
    await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf('other.pdf'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const LongNames = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('uploadDocument', 415, hardTexts.long)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a file'), pdf(`${hardTexts.unbroken}.pdf`));
    await userEvent.click(canvas.getByRole('button', { name: 'Upload document' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
