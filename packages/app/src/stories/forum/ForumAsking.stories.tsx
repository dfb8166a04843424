import { fail, fixtures, respond, respondInPages, respondWith } from '@settlement-help/contract/testing';
import { expect, waitFor } from 'storybook/test';
import { AppAt } from '#app/testing/AppAt.tsx';
import { forumScreen, silenceConsoleError } from '#app/testing/forumScreen.ts';
import preview from '#storybook/preview';

const { question: ownQuestion } = fixtures;

const meta = preview.meta({
  ...forumScreen,
  title: 'Screens/Forum',
  tags: ['!autodocs'],
  component: AppAt,
});

export const Asks = meta.story({
  args: { path: '/community?category=work' },
  beforeEach: ({ msw }) => {
    const asked = { ...ownQuestion, id: 'question-new', title: 'Where is the town hall?' };
    const all = [...fixtures.questions];
    msw.use(
      respondInPages('listQuestions', ({ request }) => (request.url.includes('category') ? [] : all)),
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
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.keyboard('Where is the town hall?{Enter}');
    const link = await canvas.findByRole('link', { name: 'Where is the town hall?' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(canvas.getByText('Your question is posted.')).toBeInTheDocument();
    await expect(Object.keys(sessionStorage)).toEqual([]);
  },
});

/** §7 defines no body for a posted question: any success counts, and the list is fetched again. */
export const AsksWithAnyBody = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    const all = [...fixtures.questions];
    msw.use(
      respondInPages('listQuestions', () => all),
      respondWith('createQuestion', () => {
        all.unshift({ ...ownQuestion, id: 'question-new', title: 'Where is the town hall?' });
        return Response.json({}, { status: 200 });
      }),
    );
  },
  parameters: { spec: ['Rulings: any 2xx body where none is shown', '§2 Forum list: new-question form'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask a question' }));
    await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.keyboard('Where is the town hall?{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Where is the town hall?' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Title' })).toBeNull();
    await expect(Object.keys(sessionStorage)).toEqual([]);
  },
});

const forumNames: unknown[] = [];

/** The name is asked for once on a device, and saved before the question is posted. */
export const AsksForTheName = meta.story({
  tags: ['test-only'],
  args: { path: '/community?category=work' },
  beforeEach: ({ msw }) => {
    forumNames.length = 0;
    msw.use(
      respond('getMe', { ...fixtures.user, forum_name: null }),
      respond('updateMe', async ({ request }) => {
        const changes = (await request.json()) as { forum_name: string };
        forumNames.push(changes);
        return { ...fixtures.user, ...changes };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask a question' }));
    await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.keyboard('Where is the town hall?');
    await userEvent.click(canvas.getByRole('radio', { name: 'Amira' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Post question' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Title' })).toBeNull());
    await expect(forumNames).toContainEqual({ forum_name: 'Amira' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask a question' }));
    await canvas.findByRole('textbox', { name: 'Title' });
    await expect(canvas.queryByRole('radio', { name: 'Amira' })).toBeNull();
  },
});

/** The full name needs no request, so a device remembers that it was chosen. */
export const AsksForTheNameOnce = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-forum--asks-for-the-name' },
  args: { path: '/community?category=work' },
  beforeEach: ({ msw }) => {
    silenceConsoleError();
    msw.use(
      respond('getMe', { ...fixtures.user, forum_name: null }),
      fail('updateMe', 500, 'Internal error'),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask a question' }));
    await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.keyboard('Where is the town hall?{Enter}');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Title' })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask a question' }));
    await canvas.findByRole('textbox', { name: 'Title' });
    await expect(canvas.queryByRole('radio', { name: 'Amira' })).toBeNull();
  },
});

const keys: (string | null)[] = [];

/** The draft of a failed post is kept, and a retry cannot post it twice. */
export const DraftKept = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    silenceConsoleError();
    keys.length = 0;
    msw.use(fail('createQuestion', 500, 'Internal error'));
  },
  parameters: { spec: ['Rulings: the draft stays in the form', '§8 Forum: failures are only logged'] },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask a question' }));
    await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.keyboard('Where is the town hall?');
    const send = canvas.getByRole('button', { name: 'Post question' });
    await userEvent.click(send);
    await waitFor(() => expect(console.error).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Where is the town hall?');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(JSON.parse(sessionStorage.getItem('draft:user-amira:question') ?? '')).toMatchObject({
      title: 'Where is the town hall?',
    });
    msw.use(
      respond('createQuestion', async ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        await expect(request.headers.get('Content-Language')).toBe('en');
        await expect(Object.keys((await request.json()) as object)).not.toContain('language');
        return { ...ownQuestion, id: 'question-new', title: 'Where is the town hall?' };
      }),
    );
    const stored = JSON.parse(sessionStorage.getItem('draft:user-amira:key:question') ?? '') as {
      key: string;
    };
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'));
    await userEvent.click(send);
    await expect(await canvas.findByRole('link', { name: 'Where is the town hall?' })).toBeVisible();
    await expect(keys).toEqual([stored.key]);
    await expect(Object.keys(sessionStorage)).toEqual([]);
  },
});

/** Drafts of a question and of an answer are restored. */
export const DraftsAfterAReload = meta.story({
  tags: ['test-only'],
  beforeEach: () => {
    const draft = { title: 'Where is the town', details: '', category: 'legal' };
    sessionStorage.setItem('draft:user-amira:question', JSON.stringify(draft));
    sessionStorage.setItem('draft:user-amira:answer:question-2', JSON.stringify('I went there in'));
    sessionStorage.setItem('draft:user-somebody:answer:question-3', JSON.stringify('Not mine'));
  },
  parameters: { spec: ['Rulings: the draft stays in the form'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue('Where is the town');
    await expect(await canvas.findByRole('textbox', { name: 'Your answer' })).toHaveValue('I went there in');
  },
});

/** The next person at this device does not see the draft. */
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
