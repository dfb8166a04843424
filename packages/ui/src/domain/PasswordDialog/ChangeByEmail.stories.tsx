import { createClient } from '@settlement-help/contract';
import { broken, fail, offline } from '@settlement-help/contract/mock';
import { expect, fn, screen, type UserEventObject, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import type { ForgotPasswordProps } from './ForgotPassword.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

const client = createClient();

// The typing of stories cannot tell the modes of a component apart.
const SignedOut = (props: ForgotPasswordProps) => (
  <PasswordDialog open mode="forgot" onClose={fn()} {...props} />
);

const email = () => screen.getByRole('textbox', { name: 'Email' });

async function request(userEvent: UserEventObject, address = 'amira@example.org') {
  await waitFor(() => expect(email()).toHaveFocus());
  await userEvent.keyboard(`${address}{Enter}`);
}

async function change(userEvent: UserEventObject, next = 'a longer sentence', confirm = next) {
  await request(userEvent);
  await userEvent.type(await screen.findByLabelText('Current password'), 'a long sentence');
  await userEvent.type(screen.getByLabelText('New password'), next);
  await userEvent.type(screen.getByLabelText('Confirm new password'), `${confirm}{Enter}`);
}

const meta = preview.meta({
  title: 'Domain/PasswordDialog/Signed out, verify',
  component: SignedOut,
  args: {
    onRequest: async (address) => {
      await client.requestPasswordReset({ body: { email: address } });
    },
    onChangeByEmail: async (given) => {
      await client.changePasswordByEmail({
        body: {
          email: given.email,
          current_password: given.currentPassword,
          new_password: given.newPassword,
        },
      });
    },
    onDone: fn(),
    onLogIn: fn(),
  },
});

export const AllThreeRequired = meta.story({
  parameters: { spec: ['§5 Password dialog: Please fill current, new and confirm password fields'] },
  play: async ({ userEvent }) => {
    await request(userEvent);
    await screen.findByLabelText('Current password');
    await userEvent.keyboard('{Enter}');
    await expect(
      screen.getByRole('heading', { name: 'Please fill current, new and confirm password fields' }),
    ).toBeVisible();
    await expect(screen.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(screen.getByRole('link', { name: 'Enter the new password again' }));
    await expect(screen.getByLabelText('Confirm new password')).toHaveFocus();
  },
});

export const TooShort = meta.story({
  parameters: { spec: ['§5 Password dialog: Password must be at least 8 characters'] },
  play: async ({ userEvent }) => {
    await change(userEvent, 'seven77');
    await expect(screen.getByRole('link', { name: 'Password must be at least 8 characters' })).toBeVisible();
  },
});

export const Mismatch = meta.story({
  parameters: { spec: ['§5 Password dialog: Passwords do not match'] },
  play: async ({ userEvent }) => {
    await change(userEvent, 'a longer sentence', 'another sentence');
    await expect(screen.getByRole('link', { name: 'Passwords do not match' })).toBeVisible();
  },
});

export const IncorrectPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('changePasswordByEmail', 400, 'Incorrect password')),
  parameters: { spec: ['§8 Password dialog: change failure shows the detail'] },
  play: async ({ userEvent }) => {
    await change(userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect password');
    await expect(screen.getByLabelText('Current password')).toHaveValue('a long sentence');
    await expect(screen.getByLabelText('New password')).toHaveValue('a longer sentence');
  },
});

export const ChangeFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(broken('changePasswordByEmail')),
  parameters: { spec: ['§8 Password dialog: Change failed'] },
  play: async ({ userEvent }) => {
    await change(userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Change failed');
  },
});

export const ChangeOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(offline('changePasswordByEmail')),
  parameters: { spec: ['§8 Password dialog: Network error'] },
  play: async ({ userEvent }) => {
    await change(userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
  },
});

export const Changed = meta.story({
  parameters: { spec: ['§7 Change password by email: Password changed successfully'] },
  play: async ({ args, userEvent }) => {
    await change(userEvent);
    await expect(await screen.findByText('Password changed successfully')).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});
