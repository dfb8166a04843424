import { fail, fixtures, inPages, offline, respond, slow } from '@settlement-help/contract/mock';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt, asAmira } from './AppAt.tsx';

const { openQuestion, question: ownQuestion } = fixtures;

const meta = preview.meta({
  title: 'Screens/Forum',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/community' },
  beforeEach: () => {
    sessionStorage.clear();
    const leave = asAmira();
    return () => {
      sessionStorage.clear();
      leave();
    };
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
});

const hushErrors = () => {
  spyOn(console, 'error').mockImplementation(() => undefined);
};

export const Default = meta.story({
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
  args: { path: '/forum' },
  parameters: { spec: ['§2 /forum: the same forum list'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: openQuestion.title })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Community Forum', current: 'page' })[0]).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(slow('listQuestions')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Community Forum' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Loading')).toBeInTheDocument());
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(inPages('listQuestions', [])),
  parameters: { spec: ['§2 Forum list: empty'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Questions and their answers will be here' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask a question' })).toBeVisible();
  },
});

const called: string[] = [];

/** Pages come on demand; the answers of what is far below are not asked for. */
export const Many = meta.story({
  beforeEach: ({ msw }) => {
    called.length = 0;
    const many = fixtures.manyQuestions(45).map((one) => ({ ...one, answer_count: 2 }));
    msw.use(
      inPages('listQuestions', many),
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

/** The filter lives in the address, so that it survives a reload and can be sent to somebody. */
export const InACategory = meta.story({
  args: { path: '/community?category=banking' },
  parameters: { spec: ['§2 Forum list: category filter'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('article', { name: openQuestion.title })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Work' }));
    await expect(await canvas.findByRole('heading', { name: 'No questions about work yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    hushErrors();
    msw.use(fail('listQuestions', 500, 'Internal error'));
  },
  parameters: {
    spec: ['§8 Forum: failures are only logged', 'Rulings: a list that could not load offers Try Again'],
  },
  play: async ({ canvas, msw, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try Again' });
    await expect(console.error).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).toBeNull();
    msw.resetHandlers();
    await userEvent.click(again);
    await expect(await canvas.findByRole('article', { name: openQuestion.title })).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => {
    hushErrors();
    msw.use(offline('listQuestions'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Each question offers its own answers again; the rest of the list is there. */
export const AnswersFailed = meta.story({
  beforeEach: ({ msw }) => {
    hushErrors();
    msw.use(fail('getQuestion', 503, 'Busy'));
  },
  parameters: { spec: ['§8 Forum: failures are only logged'] },
  play: async ({ canvas, msw, userEvent }) => {
    const [again] = await canvas.findAllByRole('button', { name: 'Try Again' });
    msw.resetHandlers();
    if (again) await userEvent.click(again);
    await expect(await canvas.findByText(/^Yes. Two banks opened mine/)).toBeVisible();
  },
});

export const AnswersSlow = meta.story({
  beforeEach: ({ msw }) => msw.use(slow('getQuestion')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: openQuestion.title })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Loading').length).toBeGreaterThan(0));
  },
});

export const VoteRolledBack = meta.story({
  beforeEach: ({ msw }) => {
    hushErrors();
    msw.use(fail('voteQuestion', 500, 'Internal error'));
  },
  parameters: { spec: ['Rulings: an optimistic vote rolls back', '§8 Forum: failures are only logged'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Helpful, 2 votes' }));
    await waitFor(() => expect(console.error).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('button', { name: 'Helpful, 2 votes' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Asks by keyboard from the button to the question at the top of the list. */
export const Asks = meta.story({
  args: { path: '/community?category=work' },
  beforeEach: ({ msw }) => {
    const asked = { ...ownQuestion, id: 'question-new', title: 'Where is the town hall?' };
    const all = [...fixtures.questions];
    msw.use(
      inPages('listQuestions', ({ request }) => (request.url.includes('category') ? [] : all)),
      respond('createQuestion', () => {
        all.unshift(asked);
        return asked;
      }),
    );
  },
  parameters: { spec: ['§2 Forum list: new-question form'] },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Ask a question' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.keyboard('Where is the town hall?{Enter}');
    const link = await canvas.findByRole('link', { name: 'Where is the town hall?' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(canvas.getByText('Your question is posted.')).toBeInTheDocument();
    await expect(Object.keys(sessionStorage)).toEqual([]);
  },
});

const keys: (string | null)[] = [];

/** What could not be posted stays, and trying again cannot post it twice. */
export const DraftKept = meta.story({
  beforeEach: ({ msw }) => {
    hushErrors();
    keys.length = 0;
    msw.use(fail('createQuestion', 500, 'Internal error'));
  },
  parameters: { spec: ['Rulings: the draft stays in the form', '§8 Forum: failures are only logged'] },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask a question' }));
    await userEvent.keyboard('Where is the town hall?');
    const send = canvas.getByRole('button', { name: 'Post question' });
    await userEvent.click(send);
    await waitFor(() => expect(console.error).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Where is the town hall?');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(JSON.parse(sessionStorage.getItem('kept:user-amira:question') ?? '')).toMatchObject({
      title: 'Where is the town hall?',
    });
    msw.use(
      respond('createQuestion', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return { ...ownQuestion, id: 'question-new', title: 'Where is the town hall?' };
      }),
    );
    const wish = JSON.parse(sessionStorage.getItem('kept:user-amira:key:question') ?? '') as { key: string };
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'));
    await userEvent.click(send);
    await expect(await canvas.findByRole('link', { name: 'Where is the town hall?' })).toBeVisible();
    await expect(keys).toEqual([wish.key]);
    await expect(Object.keys(sessionStorage)).toEqual([]);
  },
});

/** Drafts of the question and of an answer wait where they were left. */
export const DraftsAfterAReload = meta.story({
  beforeEach: () => {
    const draft = { title: 'Where is the town', details: '', category: 'legal' };
    sessionStorage.setItem('kept:user-amira:question', JSON.stringify(draft));
    sessionStorage.setItem('kept:user-amira:answer:question-2', JSON.stringify('I went there in'));
    sessionStorage.setItem('kept:user-somebody:answer:question-3', JSON.stringify('Not mine'));
  },
  parameters: { spec: ['Rulings: the draft stays in the form'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue('Where is the town');
    await expect(await canvas.findByRole('textbox', { name: 'Your answer' })).toHaveValue('I went there in');
  },
});

/** Nothing of it is left for the next person at this device. */
export const DraftsAfterLogout = meta.story({
  ...DraftsAfterAReload.input,
  parameters: {},
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /^A new country/ })).toBeVisible();
    await expect(Object.keys(sessionStorage)).toEqual([]);
  },
});

export const Answers = meta.story({
  parameters: {
    spec: [
      "§2 Forum list: answer box, not for the question's author",
      '§6 Answer form on the list: only non-authors',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: ownQuestion.title });
    await userEvent.click(canvas.getByRole('button', { name: /^Answer this question.*Can I open a bank/ }));
    await userEvent.keyboard('Ask two banks.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post answer' }));
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: openQuestion.title })).toHaveTextContent('3 answers'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Open all 3 answers/ }));
    await expect(canvas.getByText('Ask two banks.')).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: openQuestion.title });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Legal');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Yes. Two banks opened mine/)).toBeVisible();
  },
});
