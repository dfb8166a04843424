import { createClient } from '@settlement-help/contract';
import {
  fail,
  failNetwork,
  neverRespond,
  respondInvalidInput,
  respondWithHtmlError,
} from '@settlement-help/contract/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { pends, type Stage, says } from '../../../../test/forms.ts';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { currentField } from '../../../../test/passwords.ts';
import { ChangeEmailDialog, type ChangeEmailDialogProps } from './ChangeEmailDialog.tsx';

const client = createClient();

const meta = preview.meta({
  title: 'Domain/Account/ChangeEmailDialog',
  component: ChangeEmailDialog,
  args: {
    open: true,
    onClose: fn(),
    email: 'amira@example.org',
    pendingEmail: null as ChangeEmailDialogProps['pendingEmail'],
    onSubmit: ({ email, currentPassword }) =>
      client.changeEmail({ body: { email, current_password: currentPassword } }),
  },
  parameters: { docs: ownFrame },
});

const emailField = () => screen.getByRole('textbox', { name: 'New email address' });

const enter =
  (email: string, password = 'a long sentence') =>
  async ({ userEvent }: Pick<Stage, 'userEvent'>) => {
    await waitFor(() => expect(emailField()).toHaveFocus());
    await userEvent.keyboard(email);
    await userEvent.type(currentField(), `${password}{Enter}`);
  };
const send = enter('amira.h@example.org');

export const Empty = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async () => {
    await waitFor(() => expect(emailField()).toHaveFocus());
    await expect(currentField()).toHaveAttribute('autocomplete', 'current-password');
  },
});

export const Sent = meta.story({
  args: { onSubmit: fn(async () => undefined) },
  parameters: { modes: { rightToLeft: true } },
  play: async ({ args, userEvent }) => {
    await send({ userEvent });
    await expect(await screen.findByText(/^We sent a link to amira\.h@example\.org\./)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Check your email/));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'amira.h@example.org',
      currentPassword: 'a long sentence',
    });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('changeEmail')),
  play: pends(send, 'Send the link'),
});

export const SendAgain = meta.story({
  tags: ['test-only'],
  args: { pendingEmail: 'amira.h@example.org' },
  play: async () => {
    await waitFor(() => expect(emailField()).toHaveValue('amira.h@example.org'));
  },
});

export const NothingEntered = meta.story({
  args: { onSubmit: fn(async () => undefined) },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(emailField()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(emailField()).toHaveAccessibleDescription('Email required');
    await expect(currentField()).toHaveAccessibleDescription('Enter your current password');
    await userEvent.type(emailField(), 'amira{Enter}');
    await expect(emailField()).toHaveAccessibleDescription(/such as name@example\.org/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const SameAddress = meta.story({
  tags: ['test-only'],
  args: { onSubmit: fn(async () => undefined) },
  play: async ({ args, userEvent }) => {
    await enter('Amira@example.org')({ userEvent });
    await expect(emailField()).toHaveAccessibleDescription('This is your email address already');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const WrongPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('changeEmail', 400, 'Incorrect password', 'incorrect_password')),
  play: async ({ userEvent }) => {
    await send({ userEvent });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect password');
    await expect(emailField()).toHaveValue('amira.h@example.org');
  },
});

export const AddressRefused = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) =>
    msw.use(respondInvalidInput('changeEmail', { email: 'Must be at most 254 characters' })),
  play: async ({ userEvent }) => {
    await send({ userEvent });
    await waitFor(() => expect(emailField()).toHaveAccessibleDescription('Must be at most 254 characters'));
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('changeEmail')),
  play: async ({ canvas, userEvent }) => {
    await says(send, 'Network error. Please try again.')({ canvas, userEvent });
    await expect(currentField()).toHaveValue('a long sentence');
  },
});

export const Failed = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(respondWithHtmlError('changeEmail', 500)),
  play: says(send, 'Something went wrong.'),
});
