import { fail, failNetwork, respondWithHtmlError } from '@settlement-help/contract/testing';
import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview';
import { documentedAs } from '../../../../test/docs/documentedAs.ts';
import { lists, type Stage, says } from '../../../../test/forms.ts';
import { ownFrame } from '../../../../test/ownFrame.ts';
import {
  confirmField,
  currentField,
  enterNew,
  newField,
  passwordCalls,
  requestLink,
  unfoldKnown,
} from '../../../../test/passwords.ts';
import type { ForgotPasswordProps } from './ForgotPassword.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

// Story types cannot distinguish the modes of the component.
const SignedOut = (props: ForgotPasswordProps) => (
  <PasswordDialog open mode="forgot" onClose={fn()} {...props} />
);

async function change({ userEvent }: Pick<Stage, 'userEvent'>, next?: string, confirm?: string) {
  await requestLink({ userEvent });
  await unfoldKnown({ userEvent });
  await userEvent.keyboard('a long sentence');
  await enterNew({ userEvent }, next, confirm);
}

const meta = preview.meta({
  title: 'Domain/Account/PasswordDialog/Signed out, verify',
  component: documentedAs(PasswordDialog, SignedOut),
  render: (args) => <SignedOut {...args} />,
  args: passwordCalls.forgot,
  parameters: { docs: ownFrame },
});

export const AllThreeRequired = meta.story({
  parameters: { spec: ['§5 Password dialog: Please fill current, new and confirm password fields'] },
  play: async ({ userEvent }) => {
    await requestLink({ userEvent });
    await unfoldKnown({ userEvent });
    await userEvent.keyboard('{Enter}');
    await expect(
      screen.getByRole('heading', { name: 'Please fill current, new and confirm password fields' }),
    ).toBeVisible();
    await expect(screen.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(screen.getByRole('link', { name: 'Enter the new password again' }));
    await expect(confirmField()).toHaveFocus();
  },
});

export const TooShort = meta.story({
  parameters: { spec: ['§5 Password dialog: Password must be at least 8 characters'] },
  play: lists((stage) => change(stage, 'seven77'), 'Password must be at least 8 characters'),
});

export const Mismatch = meta.story({
  parameters: { spec: ['§5 Password dialog: Passwords do not match'] },
  play: lists((stage) => change(stage, 'a longer sentence', 'another sentence'), 'Passwords do not match'),
});

export const IncorrectPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('changePasswordByEmail', 400, 'Incorrect password')),
  parameters: { spec: ['§8 Password dialog: change failure shows the detail'] },
  play: async ({ userEvent }) => {
    await change({ userEvent });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect password');
    await expect(currentField()).toHaveValue('a long sentence');
    await expect(newField()).toHaveValue('a longer sentence');
  },
});

export const ChangeFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWithHtmlError('changePasswordByEmail')),
  parameters: { spec: ['§8 Password dialog: Change failed'] },
  play: says(change, 'Change failed'),
});

export const ChangeOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('changePasswordByEmail')),
  parameters: { spec: ['§8 Password dialog: Network error'] },
  play: says(change, 'Network error'),
});

export const Changed = meta.story({
  parameters: { spec: ['§7 Change password by email: Password changed successfully'] },
  play: async ({ args, userEvent }) => {
    await change({ userEvent });
    await expect(await screen.findByText('Password changed successfully')).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});
