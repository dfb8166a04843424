import { fail, failNetwork, neverRespond, respondWithHtmlError } from '@settlement-help/contract/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { documentedAs } from '../../../../test/docs/documentedAs.ts';
import { lists, pends, says } from '../../../../test/forms.ts';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { enterNew, newField, passwordCalls } from '../../../../test/passwords.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import type { ResetPasswordProps } from './PasswordSteps.tsx';

const WithToken = (props: ResetPasswordProps) => (
  <PasswordDialog open mode="reset" onClose={fn()} {...props} />
);

const meta = preview.meta({
  title: 'Domain/Account/PasswordDialog/Reset with a token',
  component: documentedAs(PasswordDialog, WithToken),
  render: (args) => <WithToken {...args} />,
  args: passwordCalls.reset,
  parameters: { docs: ownFrame },
});

export const Empty = meta.story({
  parameters: { spec: ['§2 Password dialog: mode reset with a token'] },
  play: async () => {
    await waitFor(() => expect(newField()).toHaveFocus());
  },
});

export const TooShort = meta.story({
  parameters: { spec: ['§5 Password dialog: Password must be at least 8 characters'] },
  play: lists((stage) => enterNew(stage, 'seven77'), 'Password must be at least 8 characters'),
});

export const Mismatch = meta.story({
  parameters: { spec: ['§5 Password dialog: Passwords do not match'], modes: { rightToLeft: true } },
  play: lists((stage) => enterNew(stage, 'a longer sentence', 'another sentence'), 'Passwords do not match'),
});

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('resetPassword')),
  parameters: { spec: ['§4 Password dialog: pending'] },
  play: pends(enterNew, 'Set new password'),
});

export const Done = meta.story({
  args: { onReset: fn(async () => undefined) },
  parameters: { spec: ['§8 Password dialog: Password reset successful'] },
  play: async ({ args, userEvent }) => {
    await enterNew({ userEvent });
    await expect(await screen.findByText('Password reset successful')).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(args.onReset).toHaveBeenCalledWith({
      token: 'token-of-the-mail',
      newPassword: 'a longer sentence',
    });
  },
});

export const LinkEnded = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(fail('resetPassword', 400, 'This reset link is not valid any more. Please ask for a new one.')),
  parameters: {
    spec: [
      '§8 Password dialog: reset failure shows the detail',
      'Rulings: a reset link works once, and for 60 minutes',
    ],
  },
  play: async ({ userEvent }) => {
    await enterNew({ userEvent });
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'This reset link is not valid any more.',
    );
    await expect(newField()).toHaveValue('a longer sentence');
  },
});

export const ResetFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWithHtmlError('resetPassword')),
  parameters: { spec: ['§8 Password dialog: Reset failed'] },
  play: says(enterNew, 'Reset failed'),
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('resetPassword')),
  parameters: { spec: ['§8 Password dialog: Network error'] },
  play: says(enterNew, 'Network error'),
});
