import { createClient, type Step } from '@settlement-help/contract';
import { fail, failNetwork, fixtures, neverRespond, respondWith } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { StepCard } from './StepCard.tsx';

const client = createClient();
const [done, , open, locked] = fixtures.steps as [Step, Step, Step, Step];
const pdf = new File(['%PDF-1.7'], 'meldebestaetigung.pdf', { type: 'application/pdf' });

/** The row does not overflow, and no word is broken. */
async function expectWholeWords(row: HTMLElement, title: HTMLElement) {
  await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  const words = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode() as Text;
  for (const { 0: word, index } of words.data.matchAll(/\p{L}+/gu)) {
    const range = document.createRange();
    range.setStart(words, index);
    range.setEnd(words, index + word.length);
    await expect(range.getClientRects(), word).toHaveLength(1);
  }
}

const meta = preview.meta({
  title: 'Domain/Checklist/StepCard',
  tags: ['control'],
  component: StepCard,
  args: {
    step: open,
    onStatusChange: async ({ isCompleted }) => {
      await client.updateStep({ params: { id: open.id }, body: { is_completed: isCompleted } });
    },
    onUpload: async ({ file, onProgress, signal }) => {
      await client.uploadDocument(
        { query: { settlement_step_id: open.id }, form: { file } },
        { onProgress, signal },
      );
    },
  },
  decorators: [
    (Story) => (
      <ol role="list" style={{ maxWidth: '46rem' }}>
        <Story />
      </ol>
    ),
  ],
  parameters: { layout: 'padded' },
});

export const Unlocked = meta.story({
  parameters: {
    spec: [
      '§3 Settlement step: number, title and description',
      '§4 Checklist step: unlocked',
      '§5 Checklist step upload: accepts the same extensions',
    ],
    modes: { rightToLeft: true },
  },
  play: async ({ canvas }) => {
    // The upload button names the step, but is not found by the title.
    await expect(canvas.getAllByText(open.title, { exact: false })).toHaveLength(1);
    await expect(canvas.getByLabelText(`Attach a document: ${open.title}`)).toBeInTheDocument();
  },
});

/** A response with only the fields of the specification (§3). */
export const OnlyWhatIsNamed = meta.story({
  args: {
    step: {
      ...open,
      original_term: null,
      deadline: null,
      note: null,
      question: 'Have you done this step?',
      bring: [],
      places: [],
      verified_on: null,
      has_document: true,
      document_url: '/api/v1/documents/1/content',
      document_name: null,
    },
  },
  parameters: { spec: ['§3 Settlement step: number, title and description'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Bring' })).toBeNull();
    await expect(canvas.getByRole('link', { name: new RegExp(`^${open.title}`) })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Have you done this step?' })).toBeVisible();
  },
});

export const Locked = meta.story({
  args: { step: locked },
  parameters: {
    spec: [
      '§4 Checklist step: locked',
      'Rulings: a locked step tells its title and the reason, never the blurred controls',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Step 4: Receive your tax ID' })).toBeVisible();
    await expect(canvas.getByText('Complete previous step to unlock')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Completed = meta.story({
  args: { step: done },
  parameters: { spec: ['§4 Checklist step: completed'] },
});

export const CompletedWithDocument = meta.story({
  args: { step: fixtures.withDocument(done) },
  parameters: { spec: ['§2 Checklist: step with a document'] },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('listitem');
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerWidth < 640 ? 64 : 48);
    await expect(canvas.getByRole('link')).toBeVisible();
  },
});

/** Text zoomed in the browser settings, on a phone: the date wraps, no word is broken. */
export const CompletedInLargeText = meta.story({
  args: { step: fixtures.withDocument(done) },
  beforeEach: () => {
    const { style } = document.documentElement;
    Object.assign(style, { fontSize: '200%', maxWidth: '360px' });
    return () => Object.assign(style, { fontSize: '', maxWidth: '' });
  },
  play: ({ canvas }) => expectWholeWords(canvas.getByRole('listitem'), canvas.getByText(done.title)),
});

const longTitle = 'Подумати про страхування відповідальності';

export const CompletedWithLongWord = meta.story({
  args: { step: { ...fixtures.withDocument(done), title: longTitle } },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.maxWidth = '320px';
    return () => {
      style.maxWidth = '';
    };
  },
  play: ({ canvas }) => expectWholeWords(canvas.getByRole('listitem'), canvas.getByText(longTitle)),
});

export const CompletedOpenedAgain = meta.story({
  args: { step: fixtures.withDocument(done) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^Close details/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(canvas.getByRole('group', { name: done.question })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Yes' })).toBeNull();
  },
});

export const UnlockedWithDocument = meta.story({
  args: {
    step: fixtures.withDocument(
      open,
      'a-very-long-name-of-a-scanned-registration-form-2026-11-20-final-version.pdf',
    ),
  },
  parameters: { spec: ['§2 Checklist: step with a document'] },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('updateStep')),
  parameters: { spec: ['§4 Checklist step: saving'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(canvas.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const NotYet = meta.story({
  parameters: { spec: ['§4 Checklist step: answering No marks it not completed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No, not yet' }));
    await expect(await canvas.findByText(/This step stays open/)).toBeVisible();
  },
});

export const UpdateFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('updateStep', 500, 'Internal error')),
  parameters: { spec: ['§8 Checklist: Failed to update step'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to update step');
  },
});

export const Uploading = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('uploadDocument')),
  parameters: { spec: ['§2 Checklist: uploading a document'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Attach a document/), pdf);
    await expect(
      await canvas.findByRole('progressbar', { name: 'Uploading meldebestaetigung.pdf' }),
    ).toBeVisible();
  },
});

/** The upload continues after the step was completed. */
export const CompletedWhileUploading = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('uploadDocument')),
  render: function Render(args) {
    const [step, setStep] = useState(args.step);
    const complete = async () => setStep({ ...step, is_completed: true, completed_at: done.completed_at });
    return <StepCard {...args} step={step} onStatusChange={complete} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Attach a document/), pdf);
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByRole('button', { name: /^Details/ })).toBeVisible();
    await expect(
      canvas.getByRole('progressbar', { name: 'Uploading meldebestaetigung.pdf' }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Cancel/ })).toBeVisible();
  },
});

export const UploadCancelled = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('uploadDocument')),
  parameters: { looksLike: 'domain-checklist-stepcard--unlocked' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Attach a document/), pdf);
    await userEvent.click(await canvas.findByRole('button', { name: /^Cancel/ }));
    await expect(await canvas.findByLabelText(/^Attach a document/)).toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const UploadRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(fail('uploadDocument', 415, 'This file is not a PDF, JPG, PNG, DOC or DOCX.')),
  parameters: { spec: ['§8 Checklist: Failed to upload document. Please try again.'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Attach a document/), pdf);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to upload document. Please try again. This file is not a PDF, JPG, PNG, DOC or DOCX.',
    );
  },
});

export const UploadTriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('uploadDocument')),
  parameters: { looksLike: 'domain-checklist-stepcard--unlocked' },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Attach a document/), pdf);
    const again = await canvas.findByRole('button', { name: /^Try Again/ });
    msw.resetHandlers();
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The document is attached'));
  },
});

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
  play: async ({ canvas, userEvent }) => {
    const file = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText(/^Attach a document/), [
      file('broken.pdf'),
      file('lease.pdf'),
      file('slow.pdf'),
    ]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /broken\.pdf\s?Failed to upload document\. Please try again\. This file cannot be read\.$/,
    );
    await expect(canvas.getByRole('progressbar', { name: 'Uploading slow.pdf' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The document is attached'));
  },
});

export const SeveralFilesEnded = meta.story({
  ...SeveralFiles.input,
  tags: ['test-only'],
  parameters: { looksLike: 'domain-checklist-stepcard--unlocked' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await SeveralFiles.play(context);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again: broken.pdf' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel: slow.pdf' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
});

export const LongWords = meta.story({
  args: {
    step: {
      ...open,
      title: 'Rechtsschutzversicherungsgesellschaftenregistrierungsbescheinigung',
      original_term: 'Aufenthaltsgestattungsbescheinigung',
      deadline: 'within two weeks of moving into the place where you will live for more than three months',
      description: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4),
    },
  },
});
