import { limits } from '@settlement-help/contract';
import {
  fail,
  fixtures,
  neverRespond,
  respond,
  respondInPages,
  respondWith,
} from '@settlement-help/contract/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AppAt } from '#app/testing/AppAt.tsx';
import { forumScreen, silenceConsoleError } from '#app/testing/forumScreen.ts';
import { expectNothingSideways, manyWords, onAPhone, oneWord } from '#app/testing/longTexts.ts';
import preview from '#storybook/preview';

const { openQuestion } = fixtures;

const meta = preview.meta({
  ...forumScreen,
  title: 'Screens/Forum',
  tags: ['!autodocs'],
  component: AppAt,
});

export const Default = meta.story({
  tags: ['layout'],
  parameters: { spec: ['§2 /community: the forum list', '§2 Forum list: questions'] },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: openQuestion.title });
    await expect(card).toBeVisible();
    await expect(await canvas.findByText(/^Yes. Two banks opened mine/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Answer this question/ })).toHaveLength(2);
    await expect(document.title).toBe('Community Forum · Settlement Help');
  },
});

/** Both addresses show the same list. */
export const AtForum = meta.story({
  tags: ['test-only'],
  args: { path: '/forum' },
  parameters: { looksLike: 'screens-forum--default', spec: ['§2 /forum: the same forum list'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: openQuestion.title })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Community Forum', current: 'page' })[0]).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('listQuestions')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Community Forum' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Loading')).toBeInTheDocument());
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(respondInPages('listQuestions', [])),
  parameters: { spec: ['§2 Forum list: empty'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Questions and their answers will be here' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask a question' })).toBeVisible();
  },
});

const called: string[] = [];

/** Pages load on demand; answers of questions far below are not fetched. */
export const Many = meta.story({
  beforeEach: ({ msw }) => {
    called.length = 0;
    const many = fixtures.manyQuestions(45).map((one) => ({ ...one, answer_count: 2 }));
    msw.use(
      respondInPages('listQuestions', many),
      respond('getQuestion', ({ request }) => {
        called.push(new URL(request.url).search);
        return openQuestion;
      }),
    );
  },
  parameters: { spec: ['Rulings: answers come as a question comes into view'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: /^Question 45:/ });
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await waitFor(() => expect(called.length).toBeGreaterThan(0));
    await expect(called.length).toBeLessThan(12);
    await expect(new Set(called)).toEqual(new Set(['?count_view=false']));
    await userEvent.click(canvas.getByRole('button', { name: 'Load more questions' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(40));
    await expect(canvas.getByRole('link', { name: /^Question 25:/ })).toHaveFocus();
  },
});

const unbroken = {
  ...openQuestion,
  title: oneWord(limits.question.titleMax),
  content: oneWord(limits.question.contentMax),
  user: { ...openQuestion.user, full_name: oneWord(limits.name.max) },
};
const wordy = {
  ...openQuestion,
  id: 'question-wordy',
  title: manyWords(limits.question.titleMax),
  content: manyWords(limits.question.contentMax),
  user: { ...openQuestion.user, full_name: manyWords(limits.name.max) },
};

/** Texts of the maximum length: one word, and many words. */
export const LongTexts = meta.story({
  globals: onAPhone,
  beforeEach: ({ msw }) =>
    msw.use(
      respondInPages('listQuestions', [unbroken, wordy]),
      respond('getQuestion', ({ params }) => (params.id === wordy.id ? wordy : unbroken)),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: unbroken.title })).toHaveTextContent(
      unbroken.user.full_name,
    );
    await expect(canvas.getByRole('link', { name: wordy.title })).toBeVisible();
    const [answer] = await canvas.findAllByText(/^Yes. Two banks opened mine/);
    await expect(answer).toBeVisible();
    await expectNothingSideways();
  },
});

/** The filter is part of the URL, so it survives a reload and can be shared. */
export const InACategory = meta.story({
  args: { path: '/community?category=banking' },
  parameters: { looksLike: 'screens-forum--default', spec: ['§2 Forum list: category filter'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('article', { name: openQuestion.title })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Work' }));
    await expect(await canvas.findByRole('heading', { name: 'No questions about work yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
});

/** The server may find nothing in its first part of a long list. */
export const FarBack = meta.story({
  tags: ['test-only'],
  args: { path: '/community?category=banking' },
  beforeEach: ({ msw }) =>
    msw.use(
      respondWith('listQuestions', ({ request }) => {
        const { searchParams } = new URL(request.url);
        if (!searchParams.has('category') || searchParams.has('cursor')) return undefined;
        return Response.json([], { headers: { Link: '<?cursor=0>; rel="next"' } });
      }),
    ),
  parameters: { looksLike: 'screens-forum--default' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('article', { name: openQuestion.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
});

/** Fails once the screen is shown: a prefetch that fails earlier is requested again, and logged again. */
const failOnScreen = respondWith('listQuestions', async () => {
  await screen.findByRole('heading', { name: 'Community Forum' }, { timeout: 20_000 });
  return Response.json({ detail: 'Internal error' }, { status: 500 });
});

/** The search is in the address, so a reload or a link shows the same results. */
export const Searched = meta.story({
  tags: ['layout'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: openQuestion.title });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the community' }), 'IBAN passport');
    await expect(await canvas.findByText('1 question found')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getAllByRole('mark').map((mark) => mark.textContent)).toEqual(['IBAN', 'passport']);
  },
});

/** The server finds official terms under their names in other languages, and the list marks them. */
export const FoundInAnotherLanguage = meta.story({
  args: { path: '/community?q=préfecture' },
  beforeEach: ({ msw }) =>
    msw.use(
      respondInPages('listQuestions', [{ ...openQuestion, title: 'When does the immigration office open?' }]),
    ),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'When does the immigration office open?' });
    await waitFor(() =>
      expect(
        within(title)
          .getAllByRole('mark')
          .map((mark) => mark.textContent),
      ).toEqual(['immigration', 'office']),
    );
  },
});

export const NothingFound = meta.story({
  args: { path: '/community?q=zebra' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No question matches “zebra”' })).toBeVisible();
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('zebra');
    await userEvent.clear(field);
    await canvas.findByRole('article', { name: openQuestion.title });
    await userEvent.type(field, 'zebra');
    await canvas.findByRole('heading', { name: 'No question matches “zebra”' });
  },
});

export const SearchFailed = meta.story({
  args: { path: '/community?q=iban' },
  beforeEach: ({ msw }) => {
    silenceConsoleError();
    msw.use(failOnScreen);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try Again' });
    await expect(canvas.getByRole('searchbox')).toHaveValue('iban');
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    silenceConsoleError();
    msw.use(failOnScreen);
  },
  parameters: {
    spec: ['§8 Forum: failures are only logged', 'Rulings: a list that could not load offers Try Again'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(console.error).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const TriedAgain = meta.story({
  ...Failed.input,
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await Failed.play(context);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('article', { name: openQuestion.title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const OnAPhone = meta.story({
  tags: ['test-only'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: openQuestion.title });
    await userEvent.click(canvas.getByRole('button', { name: 'Filter and sort' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Legal');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});

/** A server of the specification alone neither follows nor filters, except by category. */
export const SpecificationAlone = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondInPages('listQuestions', [{ ...openQuestion, is_followed: null, country: null }]),
      fail('countQuestions', 404, 'Not found'),
      fail('listUnseenAnswers', 404, 'Not found'),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: openQuestion.title })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Filter and sort' })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Banking' })).toBeEnabled();
  },
});

/** The person's own questions, one of them with new answers. */
export const NewAnswers = meta.story({
  args: { path: '/community?only=mine' },
  beforeEach: ({ msw }) =>
    msw.use(
      respondInPages('listQuestions', [fixtures.question]),
      respond('listUnseenAnswers', [{ question_id: fixtures.question.id, title: '', count: 2 }]),
    ),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: fixtures.question.title });
    await expect(await within(card).findByText('2 new answers')).toBeVisible();
    await expect(await canvas.findByText('Your questions (1) · Newest first')).toBeVisible();
  },
});

/** A filter without questions leads to all questions. */
export const NothingMatches = meta.story({
  args: { path: '/community?only=unanswered' },
  beforeEach: ({ msw }) =>
    msw.use(
      respondInPages('listQuestions', ({ request }) =>
        new URL(request.url).searchParams.has('country') ? [] : fixtures.questions,
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No question matches this filter' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show all questions' }));
    await expect(await canvas.findByRole('article', { name: openQuestion.title })).toBeVisible();
  },
});
