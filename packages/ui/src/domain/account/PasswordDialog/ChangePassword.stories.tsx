import {
  fail,
  failNetwork,
  neverRespond,
  respondInvalidInput,
  respondWithHtmlError,
} from '@settlement-help/contract/testing';
import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview';
import { documentedAs } from '../../../../test/docs/documentedAs.ts';
import { pends, type Stage, says } from '../../../../test/forms.ts';
import { ownFrame } from '../../../../test/ownFrame.ts';
import {
  confirmField,
  currentField,
  enterCurrent,
  enterNew,
  newField,
  passwordCalls,
} from '../../../../test/passwords.ts';
import type { ChangePasswordProps } from './ChangePassword.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

const SignedIn = (props: ChangePasswordProps & { onClose?: (() => void) | undefined }) => (
  <PasswordDialog open mode="change" {...props} />
);

type ByUser = Pick<Stage, 'userEvent'>;

async function verify(stage: ByUser) {
  await enterCurrent(stage);
  const next = await screen.findByLabelText('New password');
  await expect(next).toHaveFocus();
  return next;
}

async function change(stage: ByUser, next?: string, confirm?: string) {
  await verify(stage);
  await enterNew(stage, next, confirm);
}

const meta = preview.meta({
  title: 'Domain/Account/PasswordDialog/Signed in, reset',
  component: documentedAs(PasswordDialog, SignedIn),
  render: (args) => <SignedIn {...args} />,
  args: { ...passwordCalls.change, onClose: fn() as (() => void) | undefined },
  parameters: { docs: ownFrame },
});

export const Verified = meta.story({
  parameters: {
    spec: ['§4 Password dialog: after the check it moves to reset with empty fields'],
  },
  play: async ({ userEvent }) => {
    const next = await verify({ userEvent });
    await expect(screen.getByText('Enter a new password below.')).toBeVisible();
    // The toast is shown once (§8).
    await expect(screen.queryByText(/^Password verified/)).toBeNull();
    await expect(next).toHaveValue('');
    await expect(next).toHaveAttribute('autocomplete', 'new-password');
    await expect(confirmField()).toHaveValue('');
  },
});

export const TooShort = meta.story({
  parameters: { spec: ['§5 Password dialog: Password must be at least 8 characters'] },
  play: async ({ userEvent }) => {
    await change({ userEvent }, 'seven77');
    const field = newField();
    await expect(field).toHaveAccessibleDescription(/Password must be at least 8 characters$/);
    await userEvent.click(screen.getByRole('link', { name: 'Password must be at least 8 characters' }));
    await expect(field).toHaveFocus();
  },
});

/** Seven characters, but fourteen UTF-16 units. */
export const TooShortInEmoji = meta.story({
  play: async ({ userEvent }) => {
    await verify({ userEvent });
    await userEvent.paste('🗝🗝🗝🗝🗝🗝🗝');
    await userEvent.keyboard('{Enter}');
    await expect(
      await screen.findByRole('link', { name: 'Password must be at least 8 characters' }),
    ).toBeVisible();
  },
});

export const Mismatch = meta.story({
  parameters: { spec: ['§5 Password dialog: Passwords do not match'] },
  play: async ({ userEvent }) => {
    await change({ userEvent }, 'a longer sentence', 'another sentence');
    const confirm = confirmField();
    await expect(confirm).toHaveAccessibleDescription('Passwords do not match');
    await userEvent.click(screen.getByRole('link', { name: 'Passwords do not match' }));
    await expect(confirm).toHaveFocus();
  },
});

export const Changing = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('changePassword')),
  parameters: { spec: ['§4 Password dialog: pending'] },
  play: pends(change, 'Change password'),
});

export const Changed = meta.story({
  parameters: { spec: ['§7 Change password by email: Password changed successfully'] },
  play: async ({ args, userEvent }) => {
    await change({ userEvent });
    const done = await screen.findByText('Password changed successfully');
    await expect(done).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(document.activeElement).toHaveTextContent('Password changed successfully');
  },
});

export const ChangeFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWithHtmlError('changePassword')),
  parameters: { spec: ['§8 Password dialog: Change failed'] },
  play: async ({ userEvent }) => {
    await change({ userEvent });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Change failed');
    await expect(newField()).toHaveValue('a longer sentence');
    await expect(confirmField()).toHaveValue('a longer sentence');
  },
});

export const VerificationEnded = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('changePassword', 403, 'Please verify your current password first')),
  parameters: {
    looksLike: 'domain-account-passworddialog-signed-in-verify--verify',
    spec: [
      '§8 Password dialog: change failure shows the detail',
      'Rulings: a change of the password needs a check in the last 10 minutes',
    ],
  },
  play: async ({ userEvent }) => {
    await change({ userEvent });
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please verify your current password first',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Enter the current password again' }));
    await expect(currentField()).toHaveFocus();
  },
});

const common = 'Password is among the most common ones. Please choose another one.';

export const CommonPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(respondInvalidInput('changePassword', { new_password: common })),
  parameters: { spec: ['Rulings: what the server says of a field stands at the field'] },
  play: async ({ userEvent }) => {
    await change({ userEvent }, 'password1');
    await userEvent.click(await screen.findByRole('link', { name: common }));
    await expect(newField()).toHaveFocus();
  },
});

export const ChangeOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('changePassword')),
  parameters: { spec: ['§8 Password dialog: Network error'] },
  play: says(change, 'Network error'),
});

export const KeyboardWalk = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-account-passworddialog-signed-in-reset--verified' },
  play: async ({ args, userEvent }) => {
    await verify({ userEvent });
    const order = [
      screen.getAllByRole('button', { name: 'Show password' })[0],
      confirmField(),
      screen.getAllByRole('button', { name: 'Show password' })[1],
      screen.getByRole('button', { name: 'Change password' }),
      screen.getByRole('button', { name: 'Enter the current password again' }),
      screen.getByRole('button', { name: 'Close' }),
      newField(),
    ];
    for (const control of order) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
