import { type Answer, limits } from '@settlement-help/contract';
import {
  fail,
  fixtures,
  neverRespond,
  respond,
  respondInPages,
  respondWithHtmlError,
} from '@settlement-help/contract/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AppAt } from '#app/testing/AppAt.tsx';
import { forumScreen, silenceConsoleError } from '#app/testing/forumScreen.ts';
import { expectNothingSideways, manyWords, onAPhone, oneWord } from '#app/testing/longTexts.ts';
import preview from '#storybook/preview';

const { openQuestion, question: ownQuestion } = fixtures;

const meta = preview.meta({
  title: 'Screens/Forum/Question',
  tags: ['!autodocs'],
  component: AppAt,
  ...forumScreen,
  args: { path: '/forum/question/question-2' },
});

export const Default = meta.story({
  tags: ['layout'],
  parameters: {
    spec: ['§2 /forum/question/{questionId}: question detail with answers', '§2 Question detail: answers'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: openQuestion.title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '2 answers' })).toBeVisible();
    await expect(document.title).toBe(`${openQuestion.title} · Settlement Help`);
    await expect(canvas.queryByRole('button', { name: /^Accept Answer/ })).toBeNull();
    // Screen readers need the language in which the post was written.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  },
});

/** The link of an email about new answers. */
export const AnswerOfAnEmail = meta.story({
  tags: ['test-only'],
  args: { path: '/community/question-2#answer-answer-2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: openQuestion.title })).toBeVisible();
    await expect(document.getElementById('answer-answer-2')).toHaveAttribute('data-linked');
  },
});

/** A Translator API, which no browser under test has. */
class BracketTranslator {
  static availability = async () => 'available';
  static create = async () => new BracketTranslator();
  translate = async (text: string) => `[${text}]`;
  destroy = () => undefined;
}

/** The browser can translate the posts, which are in another language than the page. */
export const Translates = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    const inGerman = <Post extends object>(post: Post) => ({ ...post, language: 'de' });
    msw.use(
      respond('getQuestion', { ...inGerman(openQuestion), answers: openQuestion.answers.map(inGerman) }),
    );
    Object.assign(globalThis, { Translator: BracketTranslator });
    return () => {
      Reflect.deleteProperty(globalThis, 'Translator');
    };
  },
  play: async ({ canvas, userEvent }) => {
    const ofQuestion = await canvas.findByRole('button', { name: `Translate: ${openQuestion.title}` });
    await expect(canvas.getAllByRole('button', { name: /^Translate/ })).toHaveLength(3);
    ofQuestion.focus();
    await userEvent.keyboard('{Enter}');
    const translation = await canvas.findByRole('region', { name: 'Translation' });
    await expect(translation).toHaveTextContent(`[${openQuestion.title}]`);
    await expect(within(translation).getByText(`[${openQuestion.title}]`).closest('[lang]')).toHaveAttribute(
      'lang',
      'en',
    );
    await expect(canvas.getByRole('heading', { level: 1, name: openQuestion.title })).toBeVisible();
  },
});

const requestedQueries: string[] = [];

/** Opening the page counts a view, unlike the list. */
export const CountsAView = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    requestedQueries.length = 0;
    msw.use(
      respond('getQuestion', ({ request }) => {
        requestedQueries.push(new URL(request.url).search);
        return openQuestion;
      }),
    );
  },
  parameters: {
    looksLike: 'screens-forum-question--default',
    spec: ['Rulings: a view counts once per person and question'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: openQuestion.title });
    await expect(requestedQueries).toEqual(['']);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('getQuestion')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to Forum' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Loading')).toBeInTheDocument());
  },
});

export const NotFound = meta.story({
  args: { path: '/forum/question/question-404' },
  beforeEach: ({ msw }) => msw.use(fail('getQuestion', 404, 'Question not found')),
  parameters: { spec: ['§8 Forum: Question not found'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Question not found' })).toBeVisible();
    await expect(document.title).toBe('Question not found · Settlement Help');
  },
});

export const BackToForum = meta.story({
  ...NotFound.input,
  tags: ['test-only'],
  parameters: { looksLike: 'screens-forum--tried-again' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await NotFound.play(context);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Forum' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Community Forum' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    silenceConsoleError();
    msw.use(respondWithHtmlError('getQuestion'));
  },
  parameters: { spec: ['§8 Forum: failures are only logged'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const TriedAgain = meta.story({
  ...Failed.input,
  tags: ['test-only'],
  parameters: { looksLike: 'screens-forum-question--default' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await Failed.play(context);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: openQuestion.title })).toBeVisible();
  },
});

const [firstAnswer, secondAnswer] = openQuestion.answers as [Answer, Answer];
const longAuthor = { ...ownQuestion.user, full_name: oneWord(limits.name.max) };
const longQuestion = {
  ...openQuestion,
  title: oneWord(limits.question.titleMax),
  content: oneWord(limits.question.contentMax),
  user: longAuthor,
  answers: [
    {
      ...firstAnswer,
      content: oneWord(limits.answer.contentMax),
      user: { ...firstAnswer.user, full_name: manyWords(limits.name.max) },
    },
    { ...secondAnswer, content: manyWords(limits.answer.contentMax), user: longAuthor },
  ],
};

/** Texts of the maximum length, with the author's Accept Answer next to the votes. */
export const LongTexts = meta.story({
  globals: onAPhone,
  beforeEach: ({ msw }) => msw.use(respond('getQuestion', longQuestion)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: longQuestion.title })).toBeVisible();
    await expect(canvas.getAllByText(longAuthor.full_name)[0]).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Accept Answer of/ })).toHaveLength(2);
    await expectNothingSideways();
  },
});

export const ManyAnswers = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      respond('getQuestion', {
        ...openQuestion,
        answer_count: 60,
        answers: Array.from({ length: 60 }, (_, index) => ({
          ...(index % 2 === 0 ? firstAnswer : secondAnswer),
          id: `answer-many-${index}`,
          content: `Answer ${index + 1}: ask two banks.`,
        })),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '60 answers' })).toBeVisible();
    const answers = canvas.getAllByText(/^Answer \d+: ask two banks\.$/);
    await expect(answers).toHaveLength(60);
    const form = canvas.getByRole('textbox', { name: 'Your answer' });
    await expect(answers.at(-1)?.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expectNothingSideways();
  },
});

const longDiscussion = Array.from({ length: 60 }, (_, index) => ({
  ...secondAnswer,
  id: `answer-many-${index + 1}`,
  content: `Answer ${index + 1}: ask two banks.`,
}));
const firstPage = {
  ...openQuestion,
  answer_count: longDiscussion.length,
  answers: longDiscussion.slice(0, limits.answersPerPage),
  nextCursor: String(limits.answersPerPage),
};
const answersIn = () => screen.getAllByText(/^Answer \d+: ask two banks\.$/);

/** The first 50 answers; the others are loaded on demand, and the focus moves to the first new one. */
export const MoreAnswers = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(respond('getQuestion', firstPage), respondInPages('listAnswers', longDiscussion));
  },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Show more answers' });
    await expect(canvas.getByRole('heading', { level: 2, name: '60 answers' })).toBeVisible();
    await expect(answersIn()).toHaveLength(50);
    await userEvent.click(more);
    await waitFor(() => expect(answersIn()).toHaveLength(60));
    await expect(document.activeElement?.closest('li')).toHaveTextContent('Answer 51: ask two banks.');
    await expect(canvas.queryByRole('button', { name: 'Show more answers' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2, name: '60 answers' })).toBeVisible();
  },
});

/** A failure is logged, and the button can be pressed again. */
export const MoreAnswersFailed = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    silenceConsoleError();
    msw.use(respond('getQuestion', firstPage), respondWithHtmlError('listAnswers'));
  },
  parameters: { looksLike: 'screens-forum-question--more-answers' },
  play: async ({ canvas, msw, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Show more answers' });
    await userEvent.click(more);
    await waitFor(() => expect(console.error).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alert')).toBeNull();
    msw.use(respondInPages('listAnswers', longDiscussion));
    await userEvent.click(more);
    await waitFor(() => expect(answersIn()).toHaveLength(60));
  },
});

/** A vote on, and a link to, an answer that is not among the first 50. */
export const LinkedAnswerOfAnotherPage = meta.story({
  args: { path: '/community/question-2#answer-answer-many-58' },
  beforeEach: ({ msw }) => {
    const linked = { ...firstAnswer, id: 'answer-many-58', content: 'Answer 58: ask two banks.' };
    msw.use(
      respond('getQuestion', firstPage),
      respondInPages('listAnswers', longDiscussion),
      respond('getAnswer', { ...linked, my_vote: null, question_id: openQuestion.id }),
      respond('voteAnswer', { upvotes: 4, downvotes: 0, my_vote: 'up' }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: '60 answers' });
    const linked = document.getElementById('answer-answer-many-58') as HTMLElement;
    await expect(linked).toHaveAttribute('data-linked');
    await expect(answersIn()).toHaveLength(51);
    await userEvent.click(within(linked).getByRole('button', { name: 'Helpful, 3 votes' }));
    await expect(within(linked).getByRole('button', { name: 'Helpful, 4 votes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more answers' }));
    await waitFor(() => expect(answersIn()).toHaveLength(60));
  },
});

/** The author of the question accepts; nobody else sees the button. */
export const Accepts = meta.story({
  beforeEach: ({ msw }) => {
    const mine = { ...openQuestion, user: ownQuestion.user };
    msw.use(
      respond('getQuestion', mine),
      respond('acceptAnswer', ({ params }) => fixtures.withAccepted(mine, String(params.id))),
    );
  },
  parameters: { spec: ['§2 Question detail: Accept Answer'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Answer of Member' }));
    await expect(await canvas.findByText('Accepted answer')).toBeVisible();
    await expect(canvas.getByText('Resolved')).toBeVisible();
  },
});

export const AcceptFailed = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    silenceConsoleError();
    msw.use(
      respond('getQuestion', { ...openQuestion, user: ownQuestion.user }),
      fail('acceptAnswer', 500, 'Internal error'),
    );
  },
  parameters: { spec: ['§8 Forum: failures are only logged'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Answer of Member' }));
    await waitFor(() => expect(console.error).toHaveBeenCalledOnce());
    await expect(canvas.queryByText('Accepted answer')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The answer was deleted in the meantime. */
export const AcceptsADeletedAnswer = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    silenceConsoleError();
    msw.use(
      respond('getQuestion', { ...openQuestion, user: ownQuestion.user }),
      fail('acceptAnswer', 404, 'Not found'),
    );
  },
  parameters: {
    looksLike: 'screens-forum-question--accept-failed',
    spec: ['§8 Forum: failures are only logged'],
  },
  play: AcceptFailed.input.play,
});

export const OnAPhone = meta.story({
  tags: ['test-only'],
  globals: onAPhone,
  parameters: { looksLike: 'screens-forum-question--default' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: openQuestion.title });
    await expectNothingSideways();
  },
});
