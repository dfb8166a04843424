import { createClient } from '@settlement-help/contract';
import { fail, failNetwork, neverRespond, respondInvalidInput } from '@settlement-help/contract/testing';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { AnswerForm } from './AnswerForm.tsx';

const client = createClient();

const meta = preview.meta({
  title: 'Domain/Forum/AnswerForm',
  component: AnswerForm,
  args: {
    onSubmit: fn(async (content: string) => {
      await client.createAnswer({ params: { id: 'question-2' }, body: { content } });
    }),
    onDraftChange: fn(),
  },
  parameters: { layout: 'padded' },
});

export const WithCancel = meta.story({ args: { onCancel: fn(), draft: 'Bring' } });

export const PostsByKeyboard = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-forum-answerform--offline', spec: ['§5 Forum answer: trimmed'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('  Ask at the Bürgeramt. ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your answer' })).toHaveValue(''));
    await expect(args.onSubmit).toHaveBeenCalledWith('Ask at the Bürgeramt.');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('status')).toHaveTextContent('Your answer is posted.');
    await expect(canvas.getByRole('button', { name: 'Post answer' })).toHaveFocus();
  },
});

export const Empty = meta.story({
  parameters: {
    spec: ['§5 Forum answer: non-empty'],
    modes: { rightToLeft: { args: { draft: hardTexts.arabic.sentence } } },
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your answer' });
    await userEvent.type(field, '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Post answer' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Write your answer first');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const NoMaximum = meta.story({
  args: { draft: hardTexts.long.repeat(25) },
  parameters: { looksLike: 'domain-forum-answerform--offline', spec: ['§5 Forum answer: no maximum'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post answer' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/characters/)).toBeNull();
  },
});

export const Offline = meta.story({
  args: { draft: 'Bring your passport.' },
  beforeEach: ({ msw }) => msw.use(failNetwork('createAnswer')),
  play: async ({ args, canvas, msw, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Post answer' });
    await userEvent.click(send);
    await expect(await canvas.findByText('Kept here until you are online.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Bring your passport.');
    msw.resetHandlers();
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
    await expect(canvas.queryByText('Kept here until you are online.')).toBeNull();
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});

export const TooLongForTheServer = meta.story({
  args: { draft: hardTexts.long.repeat(32) },
  beforeEach: ({ msw }) =>
    msw.use(respondInvalidInput('createAnswer', { content: 'Content must be at most 5000 characters' })),
  parameters: { spec: ['Rulings: the server takes answers of at most 5000 characters'] },
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Post answer' });
    await userEvent.click(send);
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByRole('textbox')).toHaveValue(hardTexts.long.repeat(32));
  },
});

/** Held back once; the next press posts it. */
export const DocumentNumber = meta.story({
  args: { draft: 'Mine is C01X00T47.' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your answer' });
    await userEvent.click(canvas.getByRole('button', { name: 'Post answer' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Mine is C01X00T47.');
    await expect(field).toHaveAccessibleDescription(/^This looks like a passport or permit number/);
  },
});

export const PostsDocumentNumber = meta.story({
  ...DocumentNumber.input,
  tags: ['test-only'],
  parameters: { looksLike: 'domain-forum-answerform--offline' },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await DocumentNumber.play(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Post answer' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('Mine is C01X00T47.'));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
  },
});

export const BankAccount = meta.story({
  tags: ['test-only'],
  args: { draft: 'Send it to DE89 3704 0044 0532 0130 00, thank you.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post answer' }));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /^This looks like a bank account number/,
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A sign of fraud is held back once, like a personal number. */
export const Messenger = meta.story({
  args: { draft: 'Write to me on Telegram, I know somebody.' },
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Post answer' });
    await userEvent.click(send);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/^Posts that sell appointments/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const PostsMessenger = meta.story({
  ...Messenger.input,
  tags: ['test-only'],
  parameters: { looksLike: 'domain-forum-answerform--offline' },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await Messenger.play(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Post answer' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
  },
});

export const Posting = meta.story({
  args: { draft: 'Bring the signed form.', onCancel: fn() },
  beforeEach: ({ msw }) => msw.use(neverRespond('createAnswer')),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Post answer' }));
    await expect(canvas.getByRole('button', { name: 'Post answer' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

const naming = { fullName: 'Amira Haddad', onChoose: fn(async (_name: string | null) => undefined) };

export const FirstPost = meta.story({
  args: { draft: 'Bring the signed form.', naming },
  beforeEach: () => {
    naming.onChoose.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Amira Haddad' })).toBeChecked();
  },
});

export const FirstPostWithAnotherName = meta.story({
  ...FirstPost.input,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Another name' }));
    await userEvent.keyboard('M{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Name in the community' });
    await expect(field).toHaveAccessibleDescription(/Must have 2 to 40 characters/);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('ira ');
    await userEvent.click(canvas.getByRole('button', { name: 'Post answer' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('Bring the signed form.'));
    await expect(naming.onChoose).toHaveBeenCalledWith('Mira');
  },
});

/** The name could not be saved, so the answer is not posted under another one. */
export const NameNotSaved = meta.story({
  ...FirstPost.input,
  play: async ({ args, canvas, userEvent }) => {
    naming.onChoose.mockRejectedValueOnce({ status: 500, detail: 'Internal error' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Amira' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Post answer' }));
    await expect(await canvas.findByText('The name could not be saved. Please try again.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Bring the signed form.');
  },
});

export const DraftKept = meta.story({
  args: { draft: 'Bring the signed form.' },
  beforeEach: ({ msw }) => msw.use(fail('createAnswer', 500, 'Internal error')),
  parameters: { spec: ['§8 Forum: failures are only logged', 'Rulings: the draft stays in the form'] },
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Post answer' });
    await userEvent.click(send);
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByRole('textbox')).toHaveValue('Bring the signed form.');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const DraftPosted = meta.story({
  ...DraftKept.input,
  tags: ['test-only'],
  parameters: { looksLike: 'domain-forum-answerform--offline' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await DraftKept.play(context);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Post answer' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
  },
});
