import type { StoredDocument } from '@settlement-help/contract';
import {
  fail,
  failNetwork,
  fixtures,
  neverRespond,
  planHandlers,
  respond,
} from '@settlement-help/contract/testing';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { keptFiles } from '#app/lib/storage/keptFiles.ts';
import { AppAt, asAmira } from '#app/testing/AppAt.tsx';
import preview from '#storybook/preview';

const [passport] = fixtures.documents as [StoredDocument];
const photo = new File(['\xff\xd8\xff'], 'id-photo.jpg', { type: 'image/jpeg' });

const meta = preview.meta({
  title: 'Screens/Documents',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/documents' },
  beforeEach: asAmira,
  parameters: { layout: 'fullscreen' },
});

export const Few = meta.story({
  tags: ['layout'],
  parameters: { spec: ['§2 /documents: document manager'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Your documents' })).toBeVisible();
    await expect(await canvas.findByText('Attached to step 1')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Documents · Settlement Help'));
  },
});

const appointments = () =>
  planHandlers({
    situation: { nationality: 'other', purpose: 'work' },
    bookings: { anmeldung: '2026-11-24T10:20', 'bank-account': '2026-11-26' },
  });
const expiring = { ...passport, kind: 'passport' as const, expires_on: '2026-11-22' };

/** The next appointment comes first, with its documents. */
export const Appointment = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(...appointments(), respond('listDocuments', [expiring])),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Register your address' }));
    await expect(section.getByText('Your appointment: 24 November 2026 at 10:20')).toBeVisible();
    await expect(section.getByText('Expires before your appointment')).toBeVisible();
    await expect(section.getAllByText('Not in your documents yet')).toHaveLength(2);
    await expect(section.getByRole('button', { name: 'Replace: Passport' })).toBeVisible();
    await expect(section.getByRole('link', { name: 'Open this step' })).toBeVisible();
  },
});

/** A damaged PDF can be kept, but only with the viewer that shows the others without a network. */
export const ViewerNotLoaded = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-documents--appointment' },
  beforeEach: ({ msw }) =>
    msw.use(...appointments(), respond('listDocuments', [{ ...expiring, content_type: 'application/pdf' }])),
  play: async ({ canvas, userEvent }) => {
    const damagedPdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    spyOn(keptFiles, 'read').mockResolvedValue(damagedPdf);
    let decoderStatus = 404;
    const { fetch } = globalThis;
    spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
      String(input).includes('/assets/pdfjs')
        ? new Response(null, { status: decoderStatus })
        : fetch(input, init),
    );
    const section = within(await canvas.findByRole('region', { name: 'Register your address' }));
    const keep = await section.findByRole('button', { name: /^Keep for this appointment/ });
    await userEvent.click(keep);
    await expect(await section.findByRole('alert')).toBeVisible();

    decoderStatus = 200;
    const worker = spyOn(globalThis, 'Worker').mockImplementation(function failToLoad() {
      const events = new EventTarget();
      queueMicrotask(() => events.dispatchEvent(new Event('error')));
      const methods = { postMessage: () => undefined, terminate: () => undefined };
      return Object.assign(events, methods) as unknown as Worker;
    });
    await userEvent.click(keep);
    await waitFor(() => expect(worker).toHaveBeenCalled());
    await expect(await section.findByRole('alert')).toBeVisible();

    worker.mockRestore();
    await userEvent.click(keep);
    // The real viewer is a large script.
    const remove = await section.findByRole(
      'button',
      { name: /^Remove from this device/ },
      { timeout: 20_000 },
    );
    await expect(section.queryByRole('alert')).toBeNull();
    await userEvent.click(remove);
    await section.findByRole('button', { name: /^Keep for this appointment/ });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
});

/** A few documents have no filter, so that of an old link hides none. */
export const FilterOfALink = meta.story({
  tags: ['test-only'],
  args: { path: '/documents?show=visa' },
  parameters: { looksLike: 'screens-documents--few' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Your documents' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(await canvas.findByText('Attached to step 1')).toBeVisible();
    await expect(canvas.queryByLabelText('Show')).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('listDocuments')),
  parameters: { spec: ['§2 Documents: loading'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload document' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(respond('listDocuments', [])),
  parameters: { spec: ['§2 Documents: empty'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your papers will be here' })).toBeVisible();
  },
});

export const TranslatedByAMachine = meta.story({
  tags: ['test-only'],
  globals: { locale: 'uk' },
  parameters: { spec: ['Rulings: a translation that nobody has reviewed says so once a screen'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Переклад зроблено машиною/)).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('listDocuments')),
  parameters: { spec: ['§8 Documents: load failure', '§8 Documents: Try Again'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to fetch documents: Network error. Please try again.',
    );
  },
});

export const TriedAgain = meta.story({
  ...LoadFailed.input,
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await LoadFailed.play(context);
    msw.use(fail('listDocuments', 500, 'Internal error'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch documents: 500'),
    );
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('list', { name: 'Your documents' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

const uploaded: StoredDocument = {
  ...passport,
  id: 'document-3',
  original_filename: 'Photo for the card',
  created_at: '2026-11-20T09:00:00.000Z',
};

/** The new document appears first in the list. */
export const Uploaded = meta.story({
  beforeEach: ({ msw }) => {
    let documents = fixtures.documents;
    msw.use(
      respond('listDocuments', () => documents),
      respond('uploadDocument', () => {
        documents = [uploaded, ...documents];
        return { ...uploaded, same_as: null };
      }),
    );
  },
  parameters: { spec: ['§2 Documents: upload with a custom name', 'Rulings: documents, the newest first'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Your documents' });
    await userEvent.upload(canvas.getByLabelText('Choose a file'), photo);
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Photo for the card{Enter}');
    await expect(await canvas.findByText('The document is in your list.')).toBeVisible();
    await expect(canvas.getByText('3 documents')).toBeVisible();
  },
});

/** Returns the text of the card of documents on the dashboard. */
export const NoteOnTheDashboard = meta.story({
  parameters: { looksLike: 'screens-destination--chosen' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Your documents' });
    const [dashboard] = canvas.getAllByRole('link', { name: /^(Dashboard|Home)$/ });
    if (!dashboard) throw new Error('The navigation has no link to the dashboard.');
    await userEvent.click(dashboard);
    await expect(await canvas.findByText('2 papers, private to you')).toBeVisible();
  },
});
