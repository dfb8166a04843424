import { createClient } from '@settlement-help/contract';
import { broken, fail, offline, slow } from '@settlement-help/contract/mock';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ugly } from '../../internal/storyTexts.ts';
import type { ChangePasswordProps } from './ChangePassword.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

const client = createClient();

// The typing of stories cannot tell the modes of a component apart.
const SignedIn = (props: ChangePasswordProps & { onClose?: (() => void) | undefined }) => (
  <PasswordDialog open mode="change" {...props} />
);

const current = () => screen.getByLabelText('Current password');

const meta = preview.meta({
  title: 'Domain/PasswordDialog/Signed in, verify',
  component: SignedIn,
  args: {
    email: 'amira@example.org',
    onClose: fn() as (() => void) | undefined,
    onVerify: async (password) => {
      await client.verifyPassword({ body: { current_password: password } });
    },
    onChange: async (password) => {
      await client.changePassword({ body: { new_password: password } });
    },
    onDone: fn(),
  },
});

export const Verify = meta.story({
  parameters: { spec: ['§4 Password dialog: with a logged-in user it goes straight to verify'] },
  play: async () => {
    await waitFor(() => expect(current()).toHaveFocus());
    await expect(current()).toHaveAttribute('autocomplete', 'current-password');
    await expect(screen.getByRole('dialog', { name: 'Change password' })).toBeInTheDocument();
  },
});

export const CurrentRequired = meta.story({
  play: async ({ userEvent }) => {
    await waitFor(() => expect(current()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(current()).toHaveAccessibleDescription('Enter your current password');
    await userEvent.click(screen.getByRole('link', { name: 'Enter your current password' }));
    await expect(current()).toHaveFocus();
  },
});

export const Verifying = meta.story({
  beforeEach: ({ msw }) => msw.use(slow('verifyPassword')),
  parameters: { spec: ['§4 Password dialog: pending'] },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(current()).toHaveFocus());
    await userEvent.keyboard('a long sentence{Enter}');
    await expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** What was typed stays. */
export const IncorrectPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(broken('verifyPassword', 400)),
  parameters: { spec: ['§8 Password dialog: Incorrect password'] },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(current()).toHaveFocus());
    await userEvent.keyboard('not my password{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect password');
    await expect(current()).toHaveValue('not my password');
  },
});

export const IncorrectPasswordInTheServersWords = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(fail('verifyPassword', 429, 'Too many failed attempts. Please try again in 15 minutes.')),
  parameters: { spec: ['§8 Password dialog: wrong current password shows the detail'] },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(current()).toHaveFocus());
    await userEvent.keyboard('not my password{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 15 minutes.');
  },
});

export const VerifyOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(offline('verifyPassword')),
  parameters: { spec: ['§8 Password dialog: Network error'] },
  play: async ({ msw, userEvent }) => {
    await waitFor(() => expect(current()).toHaveFocus());
    await userEvent.keyboard('a long sentence{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
    msw.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(await screen.findByLabelText('New password')).toHaveFocus();
  },
});

/** Without a way to close it there is no button for it, and Escape does nothing. */
export const WithoutClose = meta.story({
  args: { onClose: undefined },
  parameters: { spec: ['§2 Password dialog: optional close action'] },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(current()).toHaveFocus());
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('verifyPassword', 429, `${ugly.long} ${ugly.unbroken}`)),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(current()).toHaveFocus());
    await userEvent.keyboard('a long sentence{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(ugly.unbroken);
  },
});
