import { fail, failNetwork, neverRespond, respondWithHtmlError } from '@settlement-help/contract/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { documentedAs } from '../../../../test/docs/documentedAs.ts';
import { pends, says } from '../../../../test/forms.ts';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { emailField, passwordCalls, requestLink } from '../../../../test/passwords.ts';
import type { ForgotPasswordProps } from './ForgotPassword.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

const SignedOut = (props: ForgotPasswordProps) => (
  <PasswordDialog open mode="forgot" onClose={fn()} {...props} />
);

const meta = preview.meta({
  title: 'Domain/Account/PasswordDialog/Signed out, request',
  component: documentedAs(PasswordDialog, SignedOut),
  render: (args) => <SignedOut {...args} />,
  args: passwordCalls.forgot,
  parameters: { docs: ownFrame },
});

export const Request = meta.story({
  parameters: { spec: ['§4 Password dialog: without a login it asks for an email'] },
  play: async () => {
    await waitFor(() => expect(emailField()).toHaveFocus());
    await expect(emailField()).toHaveAttribute('type', 'email');
  },
});

export const RequestWithAnEmail = meta.story({
  args: { defaultEmail: 'amira@example.org' },
  play: async () => {
    await waitFor(() => expect(emailField()).toHaveFocus());
    await expect(emailField()).toHaveValue('amira@example.org');
  },
});

export const EmailRequired = meta.story({
  parameters: { spec: ['§5 Password dialog: Email required'] },
  play: async ({ userEvent }) => {
    await requestLink({ userEvent }, '');
    await expect(emailField()).toHaveAccessibleDescription('Email required');
    await userEvent.click(screen.getByRole('link', { name: 'Email required' }));
    await expect(emailField()).toHaveFocus();
  },
});

export const NotAnEmail = meta.story({
  parameters: { spec: ['§5 Password dialog: the input is type email'] },
  play: async ({ userEvent }) => {
    await requestLink({ userEvent }, 'amira');
    await expect(emailField()).toHaveAccessibleDescription('Enter an email address such as name@example.org');
  },
});

export const Requesting = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('requestPasswordReset')),
  parameters: { spec: ['§4 Password dialog: pending'] },
  play: pends(requestLink, 'Send the link'),
});

export const RequestOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('requestPasswordReset')),
  parameters: { spec: ['§8 Password dialog: Network error while requesting reset'] },
  play: async ({ userEvent }) => {
    await requestLink({ userEvent });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network error while requesting reset');
    await expect(emailField()).toHaveValue('amira@example.org');
  },
});

export const TooManyRequests = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('requestPasswordReset', 429, 'Too many requests from this network.')),
  parameters: { spec: ['Rulings: too many requests show the detail'] },
  play: says(requestLink, 'Too many requests from this network.'),
});

export const RequestBroken = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWithHtmlError('requestPasswordReset')),
  play: says(requestLink, 'Something went wrong.'),
});

/** An unknown address shows the same. */
export const Mailed = meta.story({
  parameters: {
    spec: [
      '§4 Password dialog: request moves to verify',
      'Rulings: a link was mailed if the address is known',
    ],
    modes: { rightToLeft: true },
  },
  play: async ({ userEvent }) => {
    await requestLink({ userEvent });
    await expect(await screen.findByRole('status')).toHaveTextContent(
      'If amira@example.org has an account, we have sent a link to it.',
    );
    await expect(document.activeElement).toHaveTextContent(/Check your email/);
  },
});

export const AnotherEmail = meta.story({
  play: async ({ userEvent }) => {
    await requestLink({ userEvent });
    await userEvent.click(await screen.findByRole('button', { name: 'Use another email address' }));
    await expect(emailField()).toHaveFocus();
    await expect(emailField()).toHaveValue('amira@example.org');
  },
});

export const BackToLogIn = meta.story({
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(emailField()).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Back to the log-in' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
});

export const LongEmail = meta.story({
  play: async ({ userEvent }) => {
    await requestLink({ userEvent }, `${'a'.repeat(60)}@${'b'.repeat(60)}.example.org`);
    await screen.findByText('Check your email');
  },
});
