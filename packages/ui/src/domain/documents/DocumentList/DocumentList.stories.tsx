import type { StoredDocument } from '@settlement-help/contract';
import { failNetwork, fixtures } from '@settlement-help/contract/testing';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import {
  documentArgs,
  editableArgs,
  StatefulDocuments,
} from '../../../../test/wrappers/StatefulDocuments.tsx';
import { DocumentList } from './DocumentList.tsx';

const [passport, confirmation] = fixtures.documents as [StoredDocument, StoredDocument];

const meta = preview.meta({
  title: 'Domain/Documents/DocumentList',
  component: DocumentList,
  args: documentArgs,
  render: (args) => <StatefulDocuments {...args} />,
  parameters: { layout: 'padded' },
});

export const Few = meta.story({
  args: editableArgs,
  parameters: {
    spec: [
      '§3 Document: name, kind, size and date',
      '§2 Documents: list',
      '§9 File size display: Bytes, KB, MB, GB',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('list')).toHaveTextContent('JPG · 2.30 MB · Added 14 Nov 2026');
    await expect(canvas.getByText('Attached to step 1')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download Passport' })).toHaveAttribute(
      'href',
      passport.download_url,
    );
  },
});

/** Kinds and dates; a document that ends within 60 days or has ended is marked. */
export const WithDetails = meta.story({
  args: {
    ...editableArgs,
    isKept: ({ id }) => id === 'visa',
    documents: [
      { ...passport, kind: 'passport', expires_on: '2031-05-12' },
      { ...confirmation, kind: 'insurance_certificate', issued_on: '2026-11-02', expires_on: '2027-01-17' },
      { ...passport, id: 'visa', original_filename: 'visa.jpg', kind: 'visa', expires_on: '2026-11-19' },
      { ...passport, id: 'today', original_filename: 'permit.jpg', expires_on: '2026-11-20' },
    ],
  },
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows[0]).toContain('Passport · Valid until 12 May 2031');
    await expect(rows[0]).not.toContain('Runs out');
    await expect(rows[1]).toContain('Runs out in 58 days');
    await expect(rows[2]).toContain('Not valid any more');
    await expect(rows[2]).toContain('On this device');
    await expect(rows[3]).toContain('Valid until today');
  },
});

export const DownloadsAll = meta.story({
  tags: ['test-only'],
  args: editableArgs,
  beforeEach: ({ msw }) => msw.use(failNetwork('createArchive')),
  play: async ({ args, canvas, msw, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Download all as a ZIP' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no connection.');
    msw.resetHandlers();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(args.onDownloadAll).toHaveBeenCalledTimes(2);
  },
});

/** The steps are not loaded, or the step belongs to the other country. */
export const StepUnknown = meta.story({
  args: { stepNumbers: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Attached to a step of your checklist')).toBeVisible();
  },
});

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const KindsAndSizes = meta.story({
  args: {
    documents: [
      ['letter.docx', word, 0],
      ['letter.doc', 'application/msword', 1023],
      ['photo.png', 'image/png', 1024],
      ['scan.jpg', 'image/jpeg', 1_048_575],
      ['lease.pdf', 'application/pdf', 10_485_760],
      ['unknown', 'application/octet-stream', 1_610_612_736],
    ].map(
      ([original_filename, content_type, file_size], index) =>
        ({ ...passport, id: `${index}`, original_filename, content_type, file_size }) as StoredDocument,
    ),
  },
  parameters: { spec: ['§9 File size display: Bytes, KB, MB, GB'] },
  play: async ({ canvas }) => {
    for (const facts of [
      'DOCX · 0.00 Bytes',
      'DOC · 1,023.00 Bytes',
      'PNG · 1.00 KB',
      'JPG · 1.00 MB',
      'PDF · 10.00 MB',
      '1.50 GB',
    ]) {
      await expect(canvas.getByRole('list')).toHaveTextContent(`${facts} · Added 14 Nov 2026`);
    }
  },
});

export const Empty = meta.story({
  args: { documents: [] },
  parameters: { spec: ['§2 Documents: empty'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Your papers will be here' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddFirst).toHaveBeenCalledOnce();
  },
});

const many = Array.from({ length: 60 }, (_, index) => ({
  ...passport,
  id: `document-${index}`,
  original_filename: `Scan ${60 - index}`,
}));

export const Many = meta.story({
  args: { documents: many },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('60 documents')).toBeVisible();
    await expect(canvas.getByText('25 of 60 shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 25 more' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 10 more' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Scan 10 / })).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
  },
});

export const LongNames = meta.story({
  args: {
    documents: [
      { ...passport, original_filename: hardTexts.long },
      { ...confirmation, original_filename: `${hardTexts.unbroken}.pdf` },
      { ...passport, id: 'arabic', original_filename: `${hardTexts.arabic.sentence}.pdf` },
    ],
  },
  decorators: [inColumn('18rem')],
});
