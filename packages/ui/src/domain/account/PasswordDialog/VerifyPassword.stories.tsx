import { fail, failNetwork, neverRespond, respondWithHtmlError } from '@settlement-help/contract/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { documentedAs } from '../../../../test/docs/documentedAs.ts';
import { pends, says } from '../../../../test/forms.ts';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { currentField, enterCurrent, passwordCalls } from '../../../../test/passwords.ts';
import { hardTexts } from '../../../../test/texts.ts';
import type { ChangePasswordProps } from './ChangePassword.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

const SignedIn = (props: ChangePasswordProps & { onClose?: (() => void) | undefined }) => (
  <PasswordDialog open mode="change" {...props} />
);

const meta = preview.meta({
  title: 'Domain/Account/PasswordDialog/Signed in, verify',
  component: documentedAs(PasswordDialog, SignedIn),
  render: (args) => <SignedIn {...args} />,
  args: { ...passwordCalls.change, onClose: fn() as (() => void) | undefined },
  parameters: { docs: ownFrame },
});

export const Verify = meta.story({
  parameters: { spec: ['§4 Password dialog: with a logged-in user it goes straight to verify'] },
  play: async () => {
    await waitFor(() => expect(currentField()).toHaveFocus());
    await expect(currentField()).toHaveAttribute('autocomplete', 'current-password');
    await expect(screen.getByRole('dialog', { name: 'Change password' })).toBeInTheDocument();
  },
});

export const CurrentRequired = meta.story({
  parameters: { spec: ['§5 Password dialog: the verify step wants the current password'] },
  play: async ({ userEvent }) => {
    await enterCurrent({ userEvent }, '');
    await expect(currentField()).toHaveAccessibleDescription('Enter your current password');
    await userEvent.click(screen.getByRole('link', { name: 'Enter your current password' }));
    await expect(currentField()).toHaveFocus();
  },
});

export const Verifying = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('verifyPassword')),
  parameters: { spec: ['§4 Password dialog: pending'] },
  play: pends(enterCurrent, 'Continue'),
});

export const IncorrectPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWithHtmlError('verifyPassword', 400)),
  parameters: { spec: ['§8 Password dialog: Incorrect password'] },
  play: async ({ userEvent }) => {
    await enterCurrent({ userEvent }, 'not my password');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect password');
    await expect(currentField()).toHaveValue('not my password');
  },
});

export const IncorrectPasswordInTheServersWords = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(fail('verifyPassword', 429, 'Too many failed attempts. Please try again in 15 minutes.')),
  parameters: { spec: ['§8 Password dialog: wrong current password shows the detail'] },
  play: says(enterCurrent, 'Please try again in 15 minutes.'),
});

export const VerifyOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('verifyPassword')),
  parameters: { spec: ['§8 Password dialog: Network error'] },
  play: async ({ userEvent }) => {
    await enterCurrent({ userEvent });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
  },
});

export const VerifiedAtLast = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(failNetwork('verifyPassword')),
  parameters: { looksLike: 'domain-account-passworddialog-signed-in-reset--verified' },
  play: async ({ msw, userEvent }) => {
    await enterCurrent({ userEvent });
    await screen.findByRole('alert');
    msw.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(await screen.findByLabelText('New password')).toHaveFocus();
  },
});

export const WithoutClose = meta.story({
  args: { onClose: undefined },
  parameters: { spec: ['§2 Password dialog: optional close action'] },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(currentField()).toHaveFocus());
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
  },
});

export const LongReason = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('verifyPassword', 429, `${hardTexts.long} ${hardTexts.unbroken}`)),
  play: says(enterCurrent, hardTexts.unbroken),
});

/** Before an export, a new calendar address, the end of other sessions, or emptying the bin. */
export const VerifyOnly = meta.story({
  render: ({ onVerify, onClose }) => (
    <PasswordDialog open mode="verify" onVerify={onVerify} onClose={onClose} />
  ),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(currentField()).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Enter your password again' })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(currentField()).toHaveAccessibleDescription('Enter your current password');
  },
});
