import { createClient } from '@settlement-help/contract';
import { fail, fixtures, respond } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { CaseTexts } from './CaseTexts.tsx';
import { DecisionList } from './DecisionList.tsx';
import { ModerationQueue } from './ModerationQueue.tsx';

const client = createClient();
const {
  caseTexts,
  cases,
  decisions,
  editedCase,
  hiddenQuestion,
  objectionCase,
  reportedAnswer,
  reportedName,
  reportedPhoto,
} = fixtures;

function ReportedTexts({ name }: { name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <CaseTexts
      name={name}
      texts={caseTexts}
      open={isOpen}
      onOpenChange={setIsOpen}
      onRetry={async () => undefined}
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Moderation/ModerationQueue',
  component: ModerationQueue,
  args: {
    cases: cases.filter(({ closed_at }) => closed_at === null),
    hrefOf: (id: string) => `#${id}`,
    onDecide: fn(async ({ id, version }, decision) => {
      await client.decideCase({ params: { id }, body: { version, ...decision } });
    }),
    onSuspend: fn(async ({ author }, body) => {
      await client.suspendPerson({ params: { id: author?.id ?? '' }, body });
    }),
    onLift: fn(async ({ author }) => {
      await client.liftSuspension({ params: { id: author?.id ?? '' } });
    }),
  },
  parameters: { layout: 'padded', docs: ownFrame },
});

export const Open = meta.story({
  parameters: { spec: ['§2 Moderation: reports and objections'] },
  play: async ({ args, canvas, userEvent }) => {
    const names = (item: HTMLElement) =>
      within(item)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    const items = within(canvas.getAllByRole('list')[0] as HTMLElement)
      .getAllByRole('listitem')
      .filter((item) => within(item).queryAllByRole('button').length > 0);
    await expect(items.map(names)).toEqual([
      ['Leave it', 'Hide', 'Remove', 'Suspend author'],
      ['Restore', 'Remove', 'Suspend author'],
      ['Take the decision back', 'Keep the decision'],
    ]);
    await expect(canvas.getByRole('heading', { name: 'Answer by Fast Appointments' })).toBeVisible();
    const all = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(new Set(all).size).toBe(all.length);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith(reportedAnswer, { action: 'dismiss' }));
  },
});

export const Removed = meta.story({
  args: { cases: [reportedAnswer] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove this post' });
    const reason = within(dialog).getByRole('combobox', { name: 'Reason' });
    const send = within(dialog).getByRole('button', { name: 'Remove' });
    await userEvent.click(send);
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Choose a reason/));
    await userEvent.selectOptions(reason, 'spam');
    const facts = within(dialog).getByRole('textbox', { name: 'What it is based on' });
    await waitFor(() => expect(facts).toHaveAccessibleDescription(/Write what it is based on/));
    await userEvent.type(facts, 'It sells appointments.');
    await userEvent.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onDecide).toHaveBeenLastCalledWith(reportedAnswer, {
      ...{ action: 'remove', reason: 'spam', rule: 'Terms of the community: no advertising' },
      facts: 'It sells appointments.',
    });
  },
});

let suspending = Promise.withResolvers<{ removed: number }>();

/** The form is locked while it is sent. */
export const Suspended = meta.story({
  args: { cases: [reportedAnswer] },
  beforeEach: ({ msw }) => {
    suspending = Promise.withResolvers();
    msw.use(respond('suspendPerson', () => suspending.promise));
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend author: Fast Appointments' }));
    const dialog = await screen.findByRole('dialog', { name: 'Suspend Fast Appointments' });
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Remove posts too' }), '30');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Reason' }), 'spam');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'What it is based on' }), 'Spam.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend author' }));
    for (const choice of within(dialog).getAllByRole('combobox')) await expect(choice).toBeDisabled();
    for (const field of within(dialog).getAllByRole('textbox'))
      await expect(field).toHaveAttribute('readonly');
    suspending.resolve({ removed: 2 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSuspend).toHaveBeenLastCalledWith(
      reportedAnswer,
      expect.objectContaining({ until: null, remove_days: 30, facts: 'Spam.' }),
    );
  },
});

/** Another moderator was faster: the error is shown next to the buttons. */
export const TooLate = meta.story({
  args: { cases: [hiddenQuestion] },
  beforeEach: ({ msw }) =>
    msw.use(fail('decideCase', 409, 'Somebody else has decided meanwhile. Please look again.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Restore/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Somebody else has decided meanwhile.');
  },
});

export const Empty = meta.story({
  args: { cases: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing waits for a decision')).toBeVisible();
  },
});

export const Seldom = meta.story({
  args: {
    isClosed: true,
    cases: [
      {
        ...reportedAnswer,
        post: reportedAnswer.post && { ...reportedAnswer.post, state: 'deleted', content: null },
        author: reportedAnswer.author && { ...reportedAnswer.author, is_suspended: true },
      },
      { ...objectionCase, post: null, author: null },
      {
        ...hiddenQuestion,
        post: hiddenQuestion.post && {
          ...hiddenQuestion.post,
          title: hardTexts.unbroken,
          content: hardTexts.arabic.sentence,
        },
      },
    ],
    onLoadMore: async () => undefined,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Lift suspension/ }));
    await waitFor(() => expect(args.onLift).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: 'Load more' })).toBeVisible();
  },
});

/** The author has another name in the community, and edited the post. */
export const EditedPost = meta.story({
  args: {
    cases: [
      {
        ...reportedAnswer,
        post: reportedAnswer.post && { ...reportedAnswer.post, edited_at: '2026-11-20T07:40:00.000Z' },
        author: reportedAnswer.author && { ...reportedAnswer.author, forum_name: 'Fatima' },
      },
      hiddenQuestion,
    ],
    historyOf: ({ id }) => <Button variant="quiet" size="small">{`History of ${id}`}</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fast Appointments (in the community: Fatima)')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^History/ })).toHaveLength(1);
  },
});

/**
 * The reported text is shown next to the current one, with its earlier versions in a dialog. It outlives the post and the
 * account.
 */
export const ReportedText = meta.story({
  args: {
    cases: [
      editedCase,
      {
        ...editedCase,
        id: 'case-of-a-deleted-account',
        author: null,
        post: editedCase.post && { ...editedCase.post, content: null, state: 'deleted' },
      },
    ],
    textsOf: (_case, name) => <ReportedTexts name={name} />,
  },
  play: async ({ canvas, userEvent }) => {
    const texts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(texts.slice(0, 2)).toEqual([editedCase.evidence?.content, editedCase.post?.content]);
    await expect(canvas.getAllByText(/for 80 euros/)).toHaveLength(2);
    await expect(canvas.getByText('Deleted by its author', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText(/A deleted account$/)).toHaveTextContent('Fast Appointments');
    await userEvent.click(canvas.getAllByRole('button', { name: /^Reported texts: / })[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Texts when they were reported' });
    const versions = within(dialog).getAllByRole('listitem');
    await expect(versions.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Reported on .*for 80 euros/),
      expect.stringMatching(/^Shown until .*Write to me/),
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The account is deleted; its other answers can be removed with the reported one. */
export const DeletedAuthor = meta.story({
  args: {
    cases: [{ ...editedCase, author: null, remaining_answers: 4 }],
    onRemoveAll: fn(async (_of, body) => {
      await client.removeAnswersOfDeletedAccount({ params: { id: 'answer-spam' }, body });
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const name = /^Remove all 4 answers of this account: /;
    await userEvent.click(canvas.getByRole('button', { name }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Remove what the deleted account wrote' }),
    );
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'spam');
    await userEvent.type(dialog.getByRole('textbox', { name: 'What it is based on' }), 'All were spam.');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onRemoveAll).toHaveBeenCalledWith(
      expect.objectContaining({ remaining_answers: 4 }),
      expect.objectContaining({ reason: 'spam', facts: 'All were spam.' }),
    );
  },
});

export const Log = meta.story({
  render: () => <DecisionList decisions={decisions} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amira Haddad: removed posts')).toBeVisible();
    await expect(canvas.getByText('Operator: made a moderator')).toBeVisible();
  },
});

/** The name of an author was reported, and another one's photo was removed. */
export const NamesAndPhotos = meta.story({
  args: { cases: [reportedName, reportedPhoto] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'The photo when it was reported' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Hide/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove: Name of/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this name' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'spam');
    await userEvent.type(dialog.getByRole('textbox', { name: 'What it is based on' }), 'It sells.');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith(
        reportedName,
        expect.objectContaining({ action: 'remove', reason: 'spam' }),
      ),
    );
  },
});
