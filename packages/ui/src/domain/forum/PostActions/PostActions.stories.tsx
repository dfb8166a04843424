import { type Answer, createClient } from '@settlement-help/contract';
import {
  fail,
  failNetwork,
  fixtures,
  respond,
  respondInvalidInput,
  respondWith,
} from '@settlement-help/contract/testing';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import type { Stage } from '../../../../test/forms.ts';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { BlockedPost } from './BlockedPost.tsx';
import { type Post, postOfAnswer, postOfQuestion } from './Post.ts';
import { PostActions } from './PostActions.tsx';
import { PostDialog, type PostTask } from './PostDialog.tsx';
import { usePostActions } from './usePostActions.ts';

const client = createClient();
const [ofMember] = fixtures.openQuestion.answers;
const own = postOfQuestion(fixtures.question);
const others = postOfQuestion(fixtures.openQuestion);

const done = fn();
const reported = fn();

/** A post with its actions and dialogs, wired like the app. */
function WithDialogs({ post }: { post: Post }) {
  const [task, setTask] = useState<PostTask>();
  const { label, actions } = usePostActions({
    post,
    viewerId: 'user-amira',
    onChoose: setTask,
  });
  const params = { id: post.id };
  return (
    <>
      <PostActions label={label} actions={actions} />
      {task && (
        <PostDialog
          task={task}
          post={post}
          open
          onOpenChange={() => setTask(undefined)}
          onEdit={async ({ title = '', content, category }) => {
            if (post.kind === 'question') {
              await client.updateQuestion({
                params,
                body: { title, content, ...(category && { category }) },
              });
            } else await client.updateAnswer({ params, body: { content } });
            done();
          }}
          onDelete={async () => {
            await client.deleteQuestion({ params });
            done();
          }}
          onReport={(body) => client.reportQuestion({ params, body })}
          onBlock={async () => {
            await client.blockPerson({ params: { id: post.authorId } });
            done();
          }}
        />
      )}
    </>
  );
}

const meta = preview.meta({
  title: 'Domain/Forum/PostActions',
  component: PostActions,
  args: { label: `More for the question: ${others.title}`, actions: [] },
  beforeEach: () => {
    done.mockClear();
    reported.mockClear();
  },
  render: () => <WithDialogs post={others} />,
  parameters: { layout: 'padded', docs: ownFrame },
});

const choose = async ({ canvas, userEvent }: Stage, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name: /^More for/ }));
  await userEvent.click(canvas.getByRole('button', { name }));
};

export const OfSomebodyElse = meta.story({
  parameters: { spec: ['§2 Question detail: report, block, change and delete'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^More for the question: Can I/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Report' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Block' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
});

export const Edited = meta.story({
  render: () => <WithDialogs post={own} />,
  play: async (stage) => {
    await choose(stage, 'Edit');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue(fixtures.question.title);
    await stage.userEvent.clear(title);
    await stage.userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Write your question first/));
    await stage.userEvent.type(title, 'Which papers?');
    await stage.userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A field error of the server is shown at the field, and the text stays. */
export const EditRefused = meta.story({
  render: () => <WithDialogs post={own} />,
  beforeEach: ({ msw }) =>
    msw.use(
      respondInvalidInput('updateQuestion', {
        content: 'A post can have at most 2 links on the first day of an account',
      }),
    ),
  play: async (stage) => {
    await choose(stage, 'Edit');
    await stage.userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /Details/ })).toHaveAccessibleDescription(/at most 2 links/),
    );
  },
});

/** An answer is required, and it stays in the form while it cannot be saved. */
export const AnswerEdited = meta.story({
  tags: ['test-only'],
  render: () => <WithDialogs post={{ ...postOfAnswer(ofMember as Answer), authorId: 'user-amira' }} />,
  beforeEach: ({ msw }) => msw.use(failNetwork('updateAnswer')),
  play: async (stage) => {
    await choose(stage, 'Edit');
    const answer = await screen.findByRole('textbox', { name: /answer/i });
    const save = () => stage.userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await stage.userEvent.clear(answer);
    await save();
    await waitFor(() => expect(answer).toBeInvalid());
    await stage.userEvent.type(answer, 'The lease was enough for me.');
    await save();
    await expect(await screen.findByText(/Network error/)).toBeVisible();
    await expect(answer).toHaveValue('The lease was enough for me.');
  },
});

/** A personal number is held back once; the next press saves it. */
export const EditDocumentNumber = meta.story({
  render: () => <WithDialogs post={own} />,
  play: async (stage) => {
    await choose(stage, 'Edit');
    const details = await screen.findByRole('textbox', { name: /Details/ });
    await stage.userEvent.type(details, ' FA123456');
    await stage.userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(details).toHaveAccessibleDescription(/This looks like a passport or permit number/),
    );
    await expect(done).not.toHaveBeenCalled();
  },
});

export const EditSavesDocumentNumber = meta.story({
  ...EditDocumentNumber.input,
  tags: ['test-only'],
  parameters: { looksLike: 'domain-forum-postactions--edited' },
  play: async (context) => {
    await EditDocumentNumber.play(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
  },
});

export const Deleted = meta.story({
  render: () => <WithDialogs post={own} />,
  play: async (stage) => {
    await choose(stage, 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete your question?' });
    await expect(dialog).toHaveAccessibleDescription(/Answers of others stay/);
    await stage.userEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) as HTMLElement);
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
  },
});

export const Report = meta.story({
  play: async (stage) => {
    await choose(stage, 'Report');
    await stage.userEvent.click(await screen.findByRole('button', { name: 'Send report' }));
    await expect(await screen.findByText('There is a problem')).toBeVisible();
    await stage.userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
    await stage.userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /Tell us more/ })).toHaveAccessibleDescription(
        /Write what is wrong/,
      ),
    );
  },
});

export const Reported = meta.story({
  play: async (stage) => {
    await choose(stage, 'Report');
    await stage.userEvent.click(await screen.findByRole('radio', { name: 'It is spam or advertising' }));
    await stage.userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await expect(await screen.findByText(/Your report has the number 4821-7730-15/)).toBeVisible();
  },
});

/** The name or the photo of the author is reported in place of the text. */
export const ReportName = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-forum-postactions--reported' },
  beforeEach: ({ msw }) =>
    msw.use(
      respond('reportQuestion', async ({ request }) => {
        reported(await request.json());
        return fixtures.receipt;
      }),
    ),
  play: async (stage) => {
    await choose(stage, 'Report');
    const about = await screen.findByRole('combobox', { name: 'What do you report?' });
    await expect(about).toHaveValue('post');
    await stage.userEvent.selectOptions(about, 'name');
    await stage.userEvent.click(screen.getByRole('radio', { name: 'It insults or threatens somebody' }));
    await stage.userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await expect(await screen.findByText(/Your report has the number/)).toBeVisible();
    await expect(reported).toHaveBeenCalledWith({ reason: 'harassment', text: '', about: 'name' });
  },
});

let reporting = Promise.withResolvers<Response>();

/** The form is locked while it is sent. */
export const ReportOffline = meta.story({
  beforeEach: ({ msw }) => {
    reporting = Promise.withResolvers();
    msw.use(respondWith('reportQuestion', () => reporting.promise));
  },
  play: async (stage) => {
    await choose(stage, 'Report');
    await stage.userEvent.click(await screen.findByRole('radio', { name: 'It breaks the law' }));
    await stage.userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await expect(screen.getByRole('textbox')).toHaveAttribute('readonly');
    reporting.resolve(HttpResponse.error());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  },
});

export const BlockFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('blockPerson', 429, 'You have blocked a great many people lately.')),
  play: async (stage) => {
    await choose(stage, 'Block');
    await screen.findByRole('alertdialog', { name: 'Block Jonas Okafor?' });
    await stage.userEvent.click(screen.getAllByRole('button', { name: 'Block' }).at(-1) as HTMLElement);
    await expect(await screen.findByRole('alert')).toHaveTextContent('You have blocked a great many');
  },
});

export const Blocked = meta.story({
  render: () => <BlockedPost name={ofMember ? postOfAnswer(ofMember).authorName : ''}>The post</BlockedPost>,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('You have blocked Member.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the post' }));
    await expect(canvas.getByText('The post')).toBeVisible();
  },
});
