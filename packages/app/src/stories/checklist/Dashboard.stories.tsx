import { limits } from '@settlement-help/contract';
import { fail, failNetwork, fixtures, neverRespond, respond } from '@settlement-help/contract/testing';
import { expect, type screen, within } from 'storybook/test';
import { AppAt, asAmira } from '#app/testing/AppAt.tsx';
import { expectToast } from '#app/testing/expectToast.ts';
import { expectNothingSideways, manyWords, onAPhone, oneWord } from '#app/testing/longTexts.ts';
import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Screens/Dashboard',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/dashboard' },
  beforeEach: asAmira,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  tags: ['layout'],
  parameters: { spec: ['§2 / and /dashboard: Welcome back greeting with name and settlement country'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back, Amira Haddad' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Open step 3' })).toBeVisible();
  },
});

export const NewAnswers = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(respond('listUnseenAnswers', [{ question_id: fixtures.question.id, title: 'Where?', count: 2 }])),
  parameters: { outcome: (page: typeof screen) => page.getByText('2 new answers to your question') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 new answers to your question')).toBeVisible();
  },
});

/** The dashboard counts the documents on the first visit. */
export const CountsPapers = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-dashboard--default' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 papers, private to you')).toBeVisible();
  },
});

/** A failed count is not reported; the card describes its section instead. */
export const PapersNotCounted = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-dashboard--default' },
  beforeEach: ({ msw }) => msw.use(fail('listDocuments', 500, 'Internal error')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open step 3' })).toBeVisible();
    await expect(canvas.getByText('Your papers, private to you')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(within(document.body).queryByText(/Internal error|Failed/)).toBeNull();
  },
});

export const AtAnUnknownAddress = meta.story({
  tags: ['test-only'],
  args: { path: '/no-such-place' },
  parameters: { looksLike: 'screens-dashboard--default', spec: ['§2 Any unknown path: the dashboard'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back, Amira Haddad' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Open step 3' })).toBeVisible();
  },
});

export const JustArrived = meta.story({
  beforeEach: ({ msw }) => msw.use(respond('listSteps', [])),
  parameters: { spec: ['§4 Checklist step: initialization'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open step 1' })).toBeVisible();
    await expect(canvas.getByText(/Ten steps\. Start here\. Nothing is sent to any office\.$/)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Bring' }).children).not.toHaveLength(0);
    // The picture would not contain the questions at the end of the screen.
    const questions = canvas.getByRole('link', { name: 'Answer a few questions' });
    const papers = await canvas.findByText('2 papers, private to you');
    await expect(questions.compareDocumentPosition(papers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

export const EverythingDone = meta.story({
  beforeEach: ({ msw }) => msw.use(respond('listSteps', fixtures.stepsDone(10))),
  parameters: { spec: ['§4 Celebration: every step is completed'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Settlement Complete' })).toBeVisible();
  },
});

export const WithoutAName = meta.story({
  beforeEach: ({ msw }) => msw.use(respond('getMe', { ...fixtures.user, full_name: '' })),
  parameters: { spec: ['§2 Dashboard: greeting with the email where there is no name'] },
  play: async ({ canvas }) => {
    const greeting = await canvas.findByRole('heading', { name: `Welcome back, ${fixtures.user.email}` });
    await expect(greeting).toBeVisible();
    const [localPart] = fixtures.user.email.split('@');
    await expect(within(canvas.getByRole('banner')).getByText(localPart ?? '')).toBeInTheDocument();
  },
});

const called = (full_name: string) => respond('getMe', { ...fixtures.user, full_name });

/** A long name leaves room for the next step on the first screen. */
async function expectGreeting(canvas: ReturnType<typeof within>, name: string) {
  await expect(await canvas.findByRole('heading', { name: `Welcome back, ${name}` })).toBeVisible();
  const next = await canvas.findByRole('link', { name: 'Open step 3' });
  await expect(next.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  await expectNothingSideways();
}

const longWord = oneWord(limits.name.max);
const longWords = manyWords(limits.name.max);

export const LongName = meta.story({
  tags: ['test-only'],
  globals: onAPhone,
  beforeEach: ({ msw }) => msw.use(called(longWord)),
  play: ({ canvas }) => expectGreeting(canvas, longWord),
});

export const LongNameOfManyWords = meta.story({
  tags: ['test-only'],
  globals: onAPhone,
  beforeEach: ({ msw }) => msw.use(called(longWords)),
  play: ({ canvas }) => expectGreeting(canvas, longWords),
});

export const ProfileLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('getMe')),
  parameters: { spec: ['§4 Auth state: loading'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading');
  },
});

export const StepsLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('listSteps')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back, Amira Haddad' })).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('listSteps')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /Failed to fetch settlement steps: Network error\. Please try again\./,
    );
    await expect(canvas.getByRole('heading', { name: 'Welcome back, Amira Haddad' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Quick access' })).toBeVisible();
  },
});

/** A profile that cannot be loaded ends the session: the landing page stays usable. */
export const ProfileFailed = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(fail('getMe', 500, 'Internal error')),
  parameters: { spec: ['§8 Auth: a failed profile load clears the token'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^A new country/ })).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
    await expectToast('Your session has ended. Please log in again.');
  },
});
