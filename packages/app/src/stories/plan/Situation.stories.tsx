import { createClient, unknownSituation } from '@settlement-help/contract';
import { fail, failNetwork, neverRespond, planHandlers } from '@settlement-help/contract/testing';
import { expect, waitFor } from 'storybook/test';
import { AppAt, asAmira } from '#app/testing/AppAt.tsx';
import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Screens/Situation',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/situation' },
  beforeEach: asAmira,
  parameters: { layout: 'fullscreen' },
});

const answered = { nationality: 'other', purpose: 'study', moved_in_on: '2026-11-14' } as const;

/** "Not now" skips the questions. */
export const Offer = meta.story({
  beforeEach: ({ msw }) => msw.use(...planHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Not now' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Settlement Checklist' }),
    ).toBeVisible();
  },
});

export const FirstQuestion = meta.story({
  tags: ['layout'],
  args: { path: '/situation/nationality' },
  beforeEach: ({ msw }) => msw.use(...planHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /citizenship/ })).toBeVisible();
  },
});

/** Answers each question or chooses "Not sure"; Back shows the earlier answers. */
export const AnswersAndGoesBack = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(...planHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Start' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Another country' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Why do you come to Germany?' }),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(await canvas.findByRole('radio', { name: 'Another country' })).toBeChecked();
  },
});

/** The kind of protection is asked after the purpose. Another purpose removes it. */
export const AsksAfterProtection = meta.story({
  tags: ['test-only'],
  args: { path: '/situation/purpose' },
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: { nationality: 'other' } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /protection/i }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: 'Do you have protection, or have you asked for it?',
      }),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Temporary protection' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('heading', { level: 1, name: 'Do you have children with you?' });
    await expect(await createClient().getSituation()).toMatchObject({ protection: 'temporary' });
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(await canvas.findByRole('radio', { name: 'Temporary protection' })).toBeChecked();
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'To work' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('heading', { level: 1, name: 'Do you have children with you?' });
    await expect(await createClient().getSituation()).toMatchObject({ purpose: 'work', protection: null });
  },
});

/** All answers are shown and can be changed, even without effect on the plan. */
export const ShowsEarlierAnswers = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) =>
    msw.use(...planHandlers({ situation: { nationality: 'other', purpose: 'protection' } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Change: Citizenship' }));
    await expect(await canvas.findByRole('radio', { name: 'Another country' })).toBeChecked();
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your situation' })).toBeVisible();
  },
});

export const ChangesOneAnswer = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: { ...answered, children: 'none' } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Change: Children' }));
    await expect(await canvas.findByRole('checkbox', { name: 'No' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Yes, under school age' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Yes, of school age' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your situation' })).toHaveFocus();
    await expect(canvas.getByText('Yes, under school age')).toBeVisible();
    await expect(canvas.getByText('Yes, of school age')).toBeVisible();
    await expect(await createClient().getSituation()).toMatchObject({ children: 'both' });
  },
});

/** A changed answer asks its follow-up questions and leads to the summary; Back leads through them. */
export const ChangeOpensQuestions = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: { nationality: 'eu', purpose: 'study' } })),
  play: async ({ canvas, userEvent }) => {
    const asks = async (name: string) =>
      expect(await canvas.findByRole('heading', { level: 1, name })).toHaveFocus();
    await userEvent.click(await canvas.findByRole('link', { name: 'Change: Citizenship' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Another country' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await asks('Do you have a scholarship?');
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(await canvas.findByRole('radio', { name: 'Another country' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await asks('Do you have a scholarship?');
    await userEvent.click(canvas.getByRole('button', { name: 'Not sure' }));
    await asks('When does your visa end?');
    await userEvent.click(canvas.getByRole('button', { name: 'Not sure' }));
    await asks('Your situation');
  },
});

/** A change at the end of a long list of answers leads back to this answer, not to the top. */
export const ReturnsToTheChangedAnswer = meta.story({
  tags: ['test-only'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: answered })),
  parameters: { looksLike: 'screens-situation--summary' },
  play: async ({ canvas, userEvent }) => {
    const change = await canvas.findByRole('link', { name: 'Change: Moved in' });
    await userEvent.click(change);
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await canvas.findByRole('heading', { level: 1, name: 'Your situation' });
    const row = canvas.getByRole('link', { name: 'Change: Moved in' });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    await expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** The last question leads to the result, above the fold of a phone. */
export const Result = meta.story({
  tags: ['layout'],
  args: { path: '/situation/leaves-on' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...planHandlers({
        situation: {
          nationality: 'other',
          purpose: 'work',
          moved_in_on: '2026-11-18',
          visa_ends_on: '2026-12-01',
        },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not sure' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your plan is ready' });
    await expect(heading).toHaveFocus();
    await expect(canvas.getByText(/^\d+ steps, \d+ dates\.$/)).toBeVisible();
    await expect(
      canvas.getByText('First: Apply for your residence permit, by 1 December 2026'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See my plan' })).toHaveAttribute('href', '/checklist');
  },
});

/** The total of the questions stays the same, and the numbers rise. Nothing known: the standard steps apply. */
export const OnlyNotSure = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(...planHandlers()),
  parameters: { looksLike: 'screens-situation--offer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Start' }));
    const positions: string[] = [];
    const skip = async () => {
      const position = (await canvas.findByText(/^Question \d+ of \d+$/)).textContent;
      positions.push(position);
      await userEvent.click(canvas.getByRole('button', { name: 'Not sure' }));
      await waitFor(() => expect(canvas.queryByText(position)).toBeNull());
      return canvas.findByText(/^(Question \d|See my checklist)/);
    };
    while ((await skip()).textContent?.startsWith('Question'));
    const numbers = positions.map((text) => text.match(/\d+/g)?.map(Number) ?? []);
    await expect(new Set(numbers.map(([, total]) => total)).size).toBe(1);
    await expect(numbers.map(([number]) => number)).toEqual(
      numbers.map(([number]) => number).toSorted((a = 0, b = 0) => a - b),
    );
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'The 10 standard steps apply' }),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'See my checklist' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Settlement Checklist' }),
    ).toBeVisible();
  },
});

/** Only the first answer takes the screen of a phone: the links at the bottom are hidden. */
export const WithoutBottomBar = meta.story({
  tags: ['test-only'],
  args: { path: '/situation/purpose' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...planHandlers()),
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole('button', { name: 'Continue' });
    await expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.queryByRole('navigation', { name: 'Main places' })).toBeNull();
  },
});

export const ResultFailed = meta.story({
  tags: ['test-only'],
  args: { path: '/situation/result' },
  beforeEach: ({ msw }) =>
    msw.use(
      fail('listSteps', 503, 'The server is busy. Please try again.'),
      ...planHandlers({ situation: answered }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
});

/** Saving keeps answers that were given on another device in the meantime. */
export const KeepsAnswersOfAnotherDevice = meta.story({
  tags: ['test-only'],
  args: { path: '/situation/purpose' },
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: { nationality: 'other' } })),
  play: async ({ canvas, userEvent }) => {
    const client = createClient();
    const told = { ...(await client.getSituation()), children: 'none', licence: 'eea' } as const;
    await userEvent.click(await canvas.findByRole('radio', { name: 'To study' }));
    await client.setSituation({ body: told });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /Do you rent your home/ }),
    ).toBeVisible();
    await expect(await client.getSituation()).toEqual({ ...told, purpose: 'study' });
  },
});

/** Only questions with an effect are asked: a protected person is not asked when the visa ends. */
export const Summary = meta.story({
  tags: ['layout'],
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: answered })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('14 November 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change: Why you come' })).toBeVisible();
    await expect(canvas.queryByText('Visa')).toBeNull();
  },
});

/** Answers can be erased, and the erasure undone. */
export const ErasesAndRestores = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: answered })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase my answers' }));
    const restore = await canvas.findByRole('button', { name: 'Bring my answers back' });
    await expect(restore).toHaveFocus();
    await expect(canvas.queryByText('14 November 2026')).toBeNull();
    await expect(await createClient().getSituation()).toEqual(unknownSituation);
    await userEvent.click(restore);
    await expect(await canvas.findByRole('button', { name: 'Erase my answers' })).toHaveFocus();
    await expect(canvas.getByText('14 November 2026')).toBeVisible();
    await expect(await createClient().getSituation()).toMatchObject(answered);
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(neverRespond('getSituation')) });

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('getSituation', 503, 'The server is busy. Please try again.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
  },
});

/** The text is translated, because it does not come from the server. */
export const LoadingOffline = meta.story({
  tags: ['test-only'],
  globals: { locale: 'de' },
  beforeEach: ({ msw }) => msw.use(failNetwork('getSituation')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Verbindungsfehler.');
  },
});

export const TriedAgain = meta.story({
  ...LoadFailed.input,
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await LoadFailed.play(context);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('link', { name: 'Start' })).toBeVisible();
  },
});
