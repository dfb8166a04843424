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
import { type Stage, says } from '../../../../test/forms.ts';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { DeleteAccount } from './DeleteAccount.tsx';

const client = createClient();

const opener = (canvas: Stage['canvas']) => canvas.getByRole('button', { name: 'Delete account' });
const field = () => screen.getByLabelText('Current password');
const confirm = async () => {
  const dialog = await screen.findByRole('alertdialog');
  return [...dialog.querySelectorAll('button')].find((button) => button.type === 'submit') as HTMLElement;
};

async function ask({ canvas, userEvent }: Stage) {
  await userEvent.click(opener(canvas));
  return screen.findByRole('alertdialog', { name: 'Delete your account?' });
}

async function send(stage: Stage, password = 'a long sentence') {
  await ask(stage);
  await stage.userEvent.type(field(), `${password}{Enter}`);
}

const meta = preview.meta({
  title: 'Domain/Account/DeleteAccount',
  component: DeleteAccount,
  args: {
    email: 'amira@example.org',
    onDelete: fn(async (password: string) => {
      await client.deleteAccount({ body: { current_password: password } });
    }),
  },
  parameters: { layout: 'padded', docs: ownFrame },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Delete your account' })).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

export const Question = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async (stage) => {
    const dialog = await ask(stage);
    for (const said of [/your papers/, /your questions and votes/, /Your answers stay/]) {
      await expect(dialog).toHaveAccessibleDescription(said);
    }
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** The focus starts on the safe button, and Escape cancels. */
export const CancelledByKeyboard = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-account-deleteaccount--deleted' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener(canvas)).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

export const Deleted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDelete).toHaveBeenCalledWith('a long sentence');
  },
});

export const EmptyPassword = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await userEvent.click(await confirm());
    await expect(field()).toHaveAccessibleDescription(/Enter your current password/);
    await expect(field()).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

/** The password is kept, and the next attempt removes the error. */
export const WrongPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('deleteAccount', 400, 'Incorrect password')),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent }, 'not my password');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/Incorrect password/));
    await expect(field()).toHaveValue('not my password');
    await expect(field()).toHaveFocus();
  },
});

export const WrongPasswordMended = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(respondWithHtmlError('deleteAccount', 400)),
  parameters: { looksLike: 'domain-account-deleteaccount--deleted' },
  play: async ({ canvas, msw, userEvent }) => {
    await send({ canvas, userEvent }, 'not my password');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/Incorrect password/));
    msw.resetHandlers();
    await userEvent.clear(field());
    await userEvent.type(field(), 'a long sentence{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const AskedAgain = meta.story({
  parameters: { looksLike: 'domain-account-deleteaccount--question' },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await userEvent.click(await confirm());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await ask({ canvas, userEvent });
    await expect(field()).not.toHaveAccessibleDescription();
    await expect(field()).toHaveValue('');
  },
});

export const Deleting = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('deleteAccount')),
  play: async ({ args, canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await confirm()).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(field(), '{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

export const TooManyAttempts = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(fail('deleteAccount', 429, 'Too many failed attempts. Please try again in 15 minutes.')),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 15 minutes.');
    await expect(field()).not.toHaveAccessibleDescription();
  },
});

export const PasswordRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(respondInvalidInput('deleteAccount', { current_password: 'Must be at most 256 characters' })),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/at most 256 characters/));
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('deleteAccount')),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
    await expect(field()).toHaveValue('a long sentence');
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWithHtmlError('deleteAccount', 500)),
  play: says(send, 'Something went wrong.'),
});

export const LongReason = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('deleteAccount', 400, `${hardTexts.long} ${hardTexts.unbroken}`)),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await waitFor(() => expect(field()).toHaveAccessibleDescription(new RegExp(hardTexts.unbroken)));
  },
});
