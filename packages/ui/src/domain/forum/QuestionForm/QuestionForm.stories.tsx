import { createClient, type NewQuestion } from '@settlement-help/contract';
import { fail, neverRespond } from '@settlement-help/contract/testing';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import type { QuestionDraft } from './QuestionForm.tsx';
import { QuestionForm } from './QuestionForm.tsx';

const client = createClient();
const draftOf = (changes: Partial<QuestionDraft>): QuestionDraft => ({
  title: 'Where do I get the registration form?',
  details: '',
  category: 'general',
  ...changes,
});

const meta = preview.meta({
  title: 'Domain/Forum/QuestionForm',
  component: QuestionForm,
  args: {
    onSubmit: fn(async (question: NewQuestion) => {
      await client.createQuestion({ body: question });
    }),
    onDraftChange: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Empty = meta.story({
  args: { onCancel: fn() },
  parameters: {
    spec: ['§2 Forum list: new-question form', '§5 Forum question: category defaults to general'],
    modes: {
      rightToLeft: {
        args: { draft: draftOf({ title: hardTexts.arabic.action, details: hardTexts.arabic.sentence }) },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('general');
    await expect(canvas.getByText('0 of 200 characters')).toBeVisible();
    await expect(canvas.getByText('0 of 2,000 characters')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Details (optional)' })).toBeVisible();
  },
});

export const PostsByKeyboard = meta.story({
  tags: ['test-only'],
  parameters: { spec: ['§5 Forum question: title is trimmed', '§5 Forum question: details are optional'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('  Where is the form? ');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Legal');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(''));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      title: 'Where is the form?',
      content: null,
      category: 'legal',
    });
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(null);
  },
});

export const TitleMissing = meta.story({
  args: { draft: draftOf({ title: '   ' }) },
  parameters: { spec: ['§5 Forum question: title is required'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post question' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Write your question first' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** 200 emoji count as 200 characters. */
export const TitleAtTheLimit = meta.story({
  args: { draft: draftOf({ title: '🏠'.repeat(200) }) },
  parameters: {
    spec: [
      '§5 Forum question: title at most 200 characters, with a counter',
      '§9 Forum title: at most 200 characters',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('200 of 200 characters')).toBeVisible();
  },
});

export const PostsTitleAtTheLimit = meta.story({
  ...TitleAtTheLimit.input,
  tags: ['test-only'],
  parameters: { looksLike: 'domain-forum-questionform--posts-by-keyboard' },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await TitleAtTheLimit.play(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Post question' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

export const TitleTooLong = meta.story({
  args: { draft: draftOf({ title: 'é'.repeat(200) }) },
  parameters: { spec: ['§5 Forum question: title at most 200 characters, with a counter'] },
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.type(title, '🏠');
    await expect(title).toHaveValue(`${'é'.repeat(200)}🏠`);
    await expect(title).toHaveAccessibleDescription(/1 character too many$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Post question' }));
    await expect(title).toHaveAccessibleDescription(/The question can have at most 200 characters/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const DetailsTooLong = meta.story({
  args: { draft: draftOf({ details: `${'🏠'.repeat(2000)}!` }) },
  parameters: {
    spec: [
      '§5 Forum question: details at most 2000 characters, with a counter',
      '§9 Forum content: at most 2000 characters',
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1 character too many')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Post question' }));
    await expect(
      canvas.getByRole('link', { name: 'The details can have at most 2,000 characters' }),
    ).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Held back once; the next press posts it. */
export const DocumentNumber = meta.story({
  args: { draft: draftOf({ details: 'Mine is 12AB34567.' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post question' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText('There is a problem')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^This looks like a passport/ }));
    const details = canvas.getByRole('textbox', { name: /^Details/ });
    await expect(details).toHaveFocus();
    await expect(details).toHaveValue('Mine is 12AB34567.');
    await expect(details).toHaveAccessibleDescription(/This looks like a passport or permit number/);
  },
});

export const PostsDocumentNumber = meta.story({
  ...DocumentNumber.input,
  tags: ['test-only'],
  parameters: { looksLike: 'domain-forum-questionform--posts-by-keyboard' },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await DocumentNumber.play(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Post question' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

export const Posting = meta.story({
  args: { draft: draftOf({}), onCancel: fn() },
  beforeEach: ({ msw }) => msw.use(neverRespond('createQuestion')),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Post question' }));
    await expect(canvas.getByRole('button', { name: 'Post question' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

const naming = { fullName: 'Amira Haddad', onChoose: fn(async (_name: string | null) => undefined) };

/** The summary of errors links to the name. */
export const FirstPost = meta.story({
  args: { draft: draftOf({}), naming },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Another name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Post question' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Must have 2 to 40 characters' }));
    await expect(canvas.getByRole('textbox', { name: 'Name in the community' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const PostsWithTheFullName = meta.story({
  ...FirstPost.input,
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent }) => {
    naming.onChoose.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Post question' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(naming.onChoose).toHaveBeenCalledWith(null);
  },
});

export const DraftKept = meta.story({
  args: { draft: draftOf({ details: 'The office gave me none.', category: 'legal' }) },
  beforeEach: ({ msw }) => msw.use(fail('createQuestion', 500, 'Internal error')),
  parameters: { spec: ['§8 Forum: failures are only logged', 'Rulings: the draft stays in the form'] },
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Post question' });
    await userEvent.click(send);
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Where do I get the registration form?',
    );
    await expect(canvas.getByRole('combobox')).toHaveValue('legal');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const DraftPosted = meta.story({
  ...DraftKept.input,
  tags: ['test-only'],
  parameters: { looksLike: 'domain-forum-questionform--posts-by-keyboard' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await DraftKept.play(context);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Post question' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(''));
  },
});

export const HardTexts = meta.story({
  args: { onCancel: fn(), draft: draftOf({ title: hardTexts.unbroken, details: hardTexts.unbroken }) },
  decorators: [inColumn('18rem')],
});
