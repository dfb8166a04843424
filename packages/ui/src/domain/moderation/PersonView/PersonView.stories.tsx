import { createClient } from '@settlement-help/contract';
import {
  fail,
  failNetwork,
  fixtures,
  neverRespond,
  respondInvalidInput,
} from '@settlement-help/contract/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import type { Stage } from '../../../../test/forms.ts';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { DeletedAccount } from './DeletedAccount.tsx';
import { PersonView, type PersonViewProps } from './PersonView.tsx';

const client = createClient();
const { decisionsAboutMember, member, otherModerator, suspendedMember } = fixtures;
const reason = 'She asked for it by post.';

const meta = preview.meta({
  title: 'Domain/Moderation/PersonView',
  component: PersonView,
  args: {
    person: member,
    decisions: decisionsAboutMember as PersonViewProps['decisions'],
    onRetry: fn<() => Promise<unknown>>(async () => undefined),
    onSuspend: fn(async (body) => {
      await client.suspendPerson({ params: { id: member.id }, body });
    }),
    onLift: fn(async () => {
      await client.liftSuspension({ params: { id: member.id } });
    }),
    onExport: fn(async (given: string) => {
      await client.exportPerson({ params: { id: member.id }, body: { reason: given } });
    }),
    onDelete: fn(async (body) => {
      await client.deletePerson({ params: { id: member.id }, body });
    }),
  },
  parameters: { layout: 'padded', docs: ownFrame },
});

const open = async ({ canvas, userEvent }: Stage, button: string) => {
  await userEvent.click(canvas.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

export const Default = meta.story({
  parameters: {
    modes: { rightToLeft: { args: { person: { ...member, full_name: hardTexts.arabic.name } } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Fatima Benali' })).toBeVisible();
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(values).toEqual([
      'Fast Appointments',
      'fatima.benali@example.orgVerified',
      expect.stringMatching(/^19.November 2026$/),
      'None',
      'No',
    ]);
    const history = canvas.getByRole('region', { name: 'Decisions about this person' });
    await expect(within(history).getByText('Amira Haddad: exported the data of an account')).toBeVisible();
    await expect(within(history).getByText(/showed her identity card/)).toBeVisible();
  },
});

export const Suspended = meta.story({
  args: { person: suspendedMember, decisions: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Until 3 December 2026/)).toBeVisible();
    await expect(canvas.getByText('Not verified')).toBeVisible();
    await expect(canvas.getByText('Nothing was decided yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Suspend' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Lift suspension' }));
    await waitFor(() => expect(args.onLift).toHaveBeenCalledOnce());
  },
});

export const LiftFailed = meta.story({
  args: { person: suspendedMember },
  beforeEach: ({ msw }) => msw.use(failNetwork('liftSuspension')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lift suspension' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  },
});

/** Another moderator: one sentence says why there are no buttons. */
export const OtherModerator = meta.story({
  args: { person: otherModerator, decisions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ask the operator to end the role first/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Self = meta.story({
  args: { person: otherModerator, isSelf: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This is your account/)).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const HistoryLoading = meta.story({ args: { decisions: 'loading' } });

export const HistoryFailed = meta.story({
  args: { decisions: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const MoreHistory = meta.story({
  tags: ['test-only'],
  args: { onLoadMore: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

export const Suspending = meta.story({
  play: async (stage) => {
    const dialog = await open(stage, 'Suspend');
    await stage.userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'harassment');
    await stage.userEvent.type(
      dialog.getByRole('textbox', { name: 'What it is based on' }),
      'Order of the court of 20 November.',
    );
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Suspend author' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(stage.args.onSuspend).toHaveBeenCalledWith(
      expect.objectContaining({ reason: 'harassment', facts: 'Order of the court of 20 November.' }),
    );
  },
});

export const ExportQuestion = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async (stage) => {
    await open(stage, 'Export data');
    await expect(
      screen.getByRole('dialog', { name: 'Export the data of Fatima Benali' }),
    ).toHaveAccessibleDescription(/without your name/);
  },
});

/** The reason has at least 10 characters. Escape returns to the button. */
export const ExportByKeyboard = meta.story({
  tags: ['test-only'],
  play: async (stage) => {
    const { args, canvas, userEvent } = stage;
    const button = canvas.getByRole('button', { name: 'Export data' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    const dialog = await open(stage, 'Export data');
    const field = dialog.getByRole('textbox', { name: 'Reason' });
    await userEvent.type(field, 'Asked.');
    await userEvent.click(dialog.getByRole('button', { name: 'Export data' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Write at least 10 characters/));
    await userEvent.clear(field);
    await userEvent.type(field, reason);
    await userEvent.click(dialog.getByRole('button', { name: 'Export data' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onExport).toHaveBeenCalledWith(reason);
  },
});

export const ExportFailed = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(failNetwork('exportPerson')),
  play: async (stage) => {
    const dialog = await open(stage, 'Export data');
    await stage.userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), reason);
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Export data' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  },
});

export const Exporting = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('exportPerson')),
  play: async (stage) => {
    const dialog = await open(stage, 'Export data');
    await stage.userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), reason);
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Export data' }));
    await expect(dialog.getByRole('button', { name: /^Export data/ })).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAttribute('readonly');
  },
});

const fillDeletion = async (stage: Stage, email: string = member.email) => {
  const dialog = await open(stage, 'Delete account');
  await stage.userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), reason);
  await stage.userEvent.type(dialog.getByRole('textbox', { name: 'Email address of the account' }), email);
  await stage.userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  return dialog;
};

export const DeleteQuestion = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async (stage) => {
    await open(stage, 'Delete account');
    await expect(
      screen.getByRole('dialog', { name: 'Delete the account of Fatima Benali?' }),
    ).toHaveAccessibleDescription(/at once and for good/);
  },
});

export const Deleting = meta.story({
  tags: ['test-only'],
  play: async (stage) => {
    await fillDeletion(stage, member.email.toUpperCase());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(stage.args.onDelete).toHaveBeenCalledWith({
      reason,
      email: member.email.toUpperCase(),
    });
  },
});

export const OtherEmail = meta.story({
  play: async (stage) => {
    const dialog = await fillDeletion(stage, 'fatima@example.org');
    await waitFor(() =>
      expect(
        dialog.getByRole('textbox', { name: 'Email address of the account' }),
      ).toHaveAccessibleDescription(/This is not the email address of the account/),
    );
    await expect(stage.args.onDelete).not.toHaveBeenCalled();
  },
});

/** The address has changed since the moderator loaded the account. */
export const OtherEmailNow = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) =>
    msw.use(respondInvalidInput('deletePerson', { email: 'This is not the email address of the account' })),
  play: async (stage) => {
    const dialog = await fillDeletion(stage);
    await waitFor(() =>
      expect(
        dialog.getByRole('textbox', { name: 'Email address of the account' }),
      ).toHaveAccessibleDescription(/This is not the email address of the account/),
    );
  },
});

/** The person has become a moderator meanwhile. */
export const Refused = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) =>
    msw.use(
      fail(
        'deletePerson',
        403,
        'This person is a moderator. Ask the operator to end the role first.',
        'moderator_protected',
      ),
    ),
  play: async (stage) => {
    const dialog = await fillDeletion(stage);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Ask the operator to end the role first.',
    );
  },
});

const removeAll = fn(async (body) => {
  await client.removeAnswersOfDeletedAccount({ params: { id: 'answer-spam' }, body });
});

/** After a deletion, the answers that stay can be removed together. */
export const Deleted = meta.story({
  parameters: { modes: { rightToLeft: true } },
  render: () => <DeletedAccount name={member.full_name} remaining={3} onRemoveAll={removeAll} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'The account of Fatima Benali is deleted' }),
    ).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 answers stay');
  },
});

export const AnswersRemoved = meta.story({
  render: Deleted.input.render,
  play: async (stage) => {
    const dialog = await open(stage, 'Remove all 3 answers of this account');
    await stage.userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'spam');
    await stage.userEvent.type(
      dialog.getByRole('textbox', { name: 'What it is based on' }),
      'All were spam.',
    );
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(stage.canvas.getByRole('status')).toHaveTextContent('3 answers were removed.'),
    );
    await expect(stage.canvas.queryByRole('button')).toBeNull();
    await waitFor(() => expect(stage.canvas.getByRole('heading')).toHaveFocus());
  },
});

export const DeletedWithoutAnswers = meta.story({
  render: () => <DeletedAccount name={member.full_name} remaining={0} onRemoveAll={removeAll} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No answer of this account is left/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const HardTexts = meta.story({
  args: {
    person: {
      ...suspendedMember,
      full_name: hardTexts.unbroken,
      forum_name: hardTexts.arabic.name,
      email: `${'very.long.'.repeat(8)}address@example.org`,
      suspension: suspendedMember.suspension && { ...suspendedMember.suspension, facts: hardTexts.long },
    },
  },
});
