import { loadStepTranslations } from '@settlement-help/content/stepTranslations';
import { limits, type Step } from '@settlement-help/contract';
import {
  fail,
  failNetwork,
  fixtures,
  neverRespond,
  respond,
  respondWithHtmlError,
} from '@settlement-help/contract/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AppAt, asAmira } from '#app/testing/AppAt.tsx';
import { expectToast } from '#app/testing/expectToast.ts';
import { expectNothingSideways, onAPhone, oneWord } from '#app/testing/longTexts.ts';
import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Screens/Checklist',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/checklist' },
  beforeEach: asAmira,
  parameters: { layout: 'fullscreen' },
});

export const InProgress = meta.story({
  tags: ['layout'],
  parameters: { spec: ['§2 /checklist: settlement checklist'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Settlement steps' })).toBeVisible();
  },
});

/** The server returns English; steps of the content are translated to the language of the page. */
export const InFrench = meta.story({
  tags: ['test-only'],
  globals: { locale: 'fr' },
  beforeEach: ({ msw }) => {
    const steps = fixtures.steps.map((step, index) =>
      index === 1 ? { ...step, key: 'of-another-server' } : step,
    );
    msw.use(respond('listSteps', steps));
  },
  play: async ({ canvas }) => {
    const { 'health-cover': first, anmeldung } = await loadStepTranslations('fr', 'Germany');
    await expect(await canvas.findByRole('heading', { name: new RegExp(first?.title ?? '-') })).toBeVisible();
    await expect(canvas.getByText(anmeldung?.description ?? '-')).toBeVisible();
    const title = fixtures.steps[1]?.title ?? '-';
    await expect(canvas.getByRole('heading', { name: new RegExp(title) })).toBeVisible();
    await expect(canvas.getByText(title)).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText(title)).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByText(anmeldung?.description ?? '-')).not.toHaveAttribute('lang');
    // French has a space before a colon.
    await expect(canvas.getByLabelText(/^Joindre un document/)).toHaveAttribute(
      'aria-label',
      `Joindre un document\u00a0: ${anmeldung?.title}`,
    );
    const heading = canvas.getByRole('heading', { name: new RegExp(anmeldung?.title ?? '-') });
    await expect(heading.textContent).toMatch(/^Étape 3\u00a0: /);
    await expect(canvas.getByText(/^Traduit par une machine/)).toBeVisible();
  },
});

export const FocusesTheOpenStep = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to step 3' }));
    const heading = canvas.getByRole('heading', { name: /^Step 3/ });
    await waitFor(() => expect(document.activeElement).toContainElement(heading));
    await expect(document.activeElement).toHaveAttribute('id', 'step-3');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('listSteps')),
  parameters: { spec: ['§2 Checklist: loading'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Settlement Checklist' })).toBeVisible();
  },
});

export const Complete = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(respond('listSteps', fixtures.stepsDone(10)));
    localStorage.setItem('celebrated:Germany', 'yes');
    return () => localStorage.removeItem('celebrated:Germany');
  },
  parameters: { spec: ['§2 Checklist: completion card Settlement Complete'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Settlement Complete' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Done' })).toBeVisible();
  },
});

/** The server may omit the time of completion. */
export const CompleteWithoutDates = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    const steps = fixtures.stepsDone(10).map((step) => ({ ...step, completed_at: null }));
    msw.use(respond('listSteps', steps));
    return () => localStorage.removeItem('celebrated:Germany');
  },
  parameters: {
    spec: [
      'Rulings: a server that tells no date of completion',
      '§2 Checklist: completion card Settlement Complete',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Settlement Complete' })).toBeInTheDocument();
    const celebration = await screen.findByRole('dialog', { name: 'Congratulations!' }, { timeout: 5000 });
    await expect(celebration).not.toHaveTextContent(/\d/);
    await userEvent.click(within(celebration).getByRole('button', { name: 'Stop the celebration' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The last stamp is celebrated only once. */
export const Celebrates = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(respond('listSteps', fixtures.stepsDone(10)));
    return () => localStorage.removeItem('celebrated:Germany');
  },
  parameters: { looksLike: 'screens-checklist--complete', spec: ['§4 Celebration: once'] },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Stop the celebration' }, { timeout: 5000 }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(localStorage.getItem('celebrated:Germany')).toBe('yes');
  },
});

/** The celebration is stored when it starts, so a reload during it does not repeat it. */
export const MarksCelebrationAtItsStart = meta.story({
  tags: ['test-only'],
  beforeEach: Celebrates.input.beforeEach,
  parameters: { spec: ['§4 Celebration: once'] },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Congratulations!' }, { timeout: 5000 });
    await expect(localStorage.getItem('celebrated:Germany')).toBe('yes');
  },
});

const longName = `${oneWord(limits.document.nameMax - 4)}.pdf`;
const longTitle = oneWord(60);

export const LongWords = meta.story({
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      respond(
        'listSteps',
        fixtures.steps.map((step) => ({
          ...fixtures.withDocument(step, longName),
          title: longTitle,
          original_term: oneWord(60),
          description: `${oneWord(120)} ${step.description}`,
        })),
      ),
      respond(
        'listDocuments',
        fixtures.documents
          .slice(0, 1)
          .map((document) => ({ ...document, original_filename: longName, settlement_step_id: 'step-3' })),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: new RegExp(`^Step 3: ${longTitle}`) }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: new RegExp(`^${longName}`) })).toHaveLength(3);
    const [details] = canvas.getAllByRole('button', { name: /^Details/ });
    if (!details) throw new Error('No step is done.');
    await userEvent.click(details);
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expectNothingSideways();
  },
});

export const LongWordsOnAPhone = meta.story({
  tags: ['test-only'],
  ...LongWords.input,
  globals: onAPhone,
  parameters: { looksLike: 'screens-checklist--long-words' },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('listSteps', 500, 'Internal error')),
  parameters: { spec: ['§8 Checklist: load failure'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to fetch settlement steps: 500 {"detail":"Internal error"}',
    );
  },
});

/** A known reason is translated; an unknown one is shown as the server sent it. */
export const LoadFailedInFrench = meta.story({
  tags: ['test-only'],
  globals: { locale: 'fr' },
  beforeEach: ({ msw }) => msw.use(fail('listSteps', 500, 'Something went wrong', 'server_error')),
  play: async ({ canvas, msw, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('n’ont pas pu être chargées : 500');
    await expect(alert).not.toHaveTextContent('Something');
    msw.use(respondWithHtmlError('listSteps'));
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    const body = await canvas.findByText('502 <h1>Bad Gateway</h1>');
    await expect(body).toHaveAttribute('lang', 'en');
    await expect(body).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByRole('alert')).not.toHaveAttribute('lang');
  },
});

export const InitializationFailedInArabic = meta.story({
  tags: ['test-only'],
  globals: { locale: 'ar' },
  beforeEach: ({ msw }) =>
    msw.use(
      respond('listSteps', []),
      fail('initializeSteps', 409, 'Choose a destination first', 'no_destination'),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('تعذّر إعداد خطوات الاستقرار');
    await expect(alert).not.toHaveTextContent(/[a-z]/i);
    msw.use(respondWithHtmlError('initializeSteps'));
    await userEvent.click(canvas.getByRole('button', { name: 'إعادة المحاولة' }));
    await expect(await canvas.findByText('502')).toBeVisible();
    msw.use(failNetwork('initializeSteps'));
    await userEvent.click(canvas.getByRole('button', { name: 'إعادة المحاولة' }));
    await expect(await canvas.findByText(/خطأ في الشبكة/)).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  tags: ['test-only'],
  beforeEach: LoadFailed.input.beforeEach,
  // That story ends on this checklist.
  parameters: { looksLike: 'screens-documents-delete--deleted' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await LoadFailed.play(context);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('list', { name: 'Settlement steps' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const InitializationFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(respond('listSteps', []), fail('initializeSteps', 409, 'Choose a destination first')),
  parameters: { spec: ['§8 Checklist: initialization failure'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to initialize settlement steps: Choose a destination first',
    );
  },
});

/** Another device may have changed the plan: the response of the server is shown. */
export const ShowsTheServersStep = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) =>
    msw.use(
      respond('updateStep', () => ({
        ...fixtures.withDocument(fixtures.steps[2] as Step, 'from-the-phone.pdf'),
        is_completed: true,
      })),
    ),
  parameters: { spec: ["§4 Checklist step: the server's step replaces the local one"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByRole('link', { name: /^from-the-phone\.pdf/ })).toBeInTheDocument();
  },
});

export const AsksBeforeReset = meta.story({
  parameters: {
    spec: [
      '§8 Checklist: reset asks for confirmation',
      'Rulings: the reset is confirmed in an alert dialog of the page',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset checklist' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('It cannot be undone.');
  },
});

export const WasReset = meta.story({
  tags: ['test-only'],
  parameters: { spec: ['§8 Checklist: reset success'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset checklist' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset checklist' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your settlement steps were reset.');
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Step 1:/ })).toHaveFocus());
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuetext',
      '0 of 10 steps',
    );
  },
});

/** The dialog is opened again after a reset, and cancelled. */
export const SecondResetCancelled = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-checklist--was-reset' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await WasReset.play(context);
    const reset = canvas.getByRole('button', { name: 'Reset checklist' });
    await userEvent.click(reset);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(reset).toHaveFocus());
    await WasReset.play(context);
  },
});

export const ResetFailed = meta.story({
  tags: ['test-only'],
  parameters: { spec: ['§8 Checklist: reset failure'] },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset checklist' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    for (const [failure, text] of [
      [failNetwork('resetSteps'), 'Failed to reset steps: Network error. Please try again.'],
      [respondWithHtmlError('resetSteps', 503), 'Failed to reset steps: 503'],
    ] as const) {
      msw.use(failure);
      await userEvent.click(dialog.getByRole('button', { name: 'Reset checklist' }));
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(text));
    }
  },
});

/** An unknown reason is shown as the server sent it, marked as English. */
export const ResetRefusedInFrench = meta.story({
  tags: ['test-only'],
  globals: { locale: 'fr' },
  beforeEach: ({ msw }) => msw.use(fail('resetSteps', 409, 'Not on Sundays', 'sunday')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remettre la liste à zéro' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remettre à zéro' }));
    await expect(await dialog.findByText('Not on Sundays')).toHaveAttribute('lang', 'en');
  },
});

export const SessionEnded = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('updateStep', 401, 'Not authenticated')),
  parameters: { spec: ['Rulings: Your session has ended. Please log in again.'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /^A new country/ })).toBeVisible();
    await expectToast('Your session has ended. Please log in again.');
  },
});
