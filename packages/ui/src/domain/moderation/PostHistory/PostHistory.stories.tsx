import { createClient } from '@settlement-help/contract';
import { failNetwork, fixtures } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { type HistoryPost, PostHistory, type PostHistoryProps } from './PostHistory.tsx';

const client = createClient();
const { answerHistory, question, questionHistory } = fixtures;

function Stateful(props: PostHistoryProps) {
  const [open, setOpen] = useState(props.open);
  return <PostHistory {...props} open={open} onOpenChange={setOpen} />;
}

const meta = preview.meta({
  title: 'Domain/Moderation/PostHistory',
  component: PostHistory,
  args: {
    post: {
      kind: 'question',
      title: question.title,
      content: question.content,
      authorName: 'Amira Haddad',
    } as HistoryPost,
    texts: questionHistory as PostHistoryProps['texts'],
    open: true,
    onOpenChange: fn(),
    onRetry: fn<() => Promise<unknown>>(async () => undefined),
    onDelete: fn(async () => {
      await client.deleteQuestionHistory({ params: { id: question.id } });
    }),
  },
  render: (args) => <Stateful {...args} />,
  parameters: { layout: 'padded', docs: ownFrame },
});

export const OfAQuestion = meta.story({
  parameters: {
    modes: {
      rightToLeft: {
        args: {
          texts: questionHistory.map((text) => ({
            ...text,
            title: hardTexts.arabic.action,
            content: hardTexts.arabic.sentence,
            language: 'ar',
          })),
        },
      },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Earlier texts of the question' });
    await expect(dialog).toHaveTextContent(/Shown now.*Shown until 19 November 2026.*Shown until/);
    await expect(screen.getByText('Where do I register?')).toBeVisible();
  },
});

export const OfAnAnswer = meta.story({
  args: {
    post: { kind: 'answer', content: 'At the town hall.', authorName: 'Jonas Okafor' },
    texts: answerHistory,
    onLoadMore: async () => undefined,
  },
});

export const Closed = meta.story({
  parameters: { looksLike: 'domain-moderation-posthistory--deleted' },
  args: { open: false, post: { kind: 'answer', content: 'There.', authorName: 'Jonas Okafor' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'History of the answer of Jonas Okafor' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Loading = meta.story({ args: { texts: 'loading' } });

export const Failed = meta.story({
  args: { texts: 'failed' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { texts: [] },
  play: async () => {
    await expect(await screen.findByText(/There are no earlier texts/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
  },
});

const deleteButton = () => screen.findByRole('button', { name: 'Delete the earlier texts' });

export const AsksBeforeDeleting = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await deleteButton());
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the earlier texts?' });
    await expect(dialog).toHaveAccessibleDescription(/for good/);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

export const Deleted = meta.story({
  tags: ['test-only'],
  play: async (context) => {
    await AsksBeforeDeleting.play(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.args.onDelete).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'History of the question' })).toHaveFocus(),
    );
  },
});

export const DeleteFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('deleteQuestionHistory')),
  play: async (context) => {
    await AsksBeforeDeleting.play(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Network error. Please try again.')).toBeVisible();
  },
});

export const HardTexts = meta.story({
  args: {
    post: {
      kind: 'question',
      title: hardTexts.unbroken,
      content: hardTexts.long,
      authorName: hardTexts.unbroken,
    },
    texts: questionHistory.map((text) => ({
      ...text,
      title: hardTexts.unbroken,
      content: hardTexts.unbroken,
    })),
  },
});
