import { createClient } from '@settlement-help/contract';
import {
  fail,
  neverRespond,
  respondInvalidInput,
  respondWithHtmlError,
} from '@settlement-help/contract/testing';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { pends, says } from '../../../../test/forms.ts';
import { enterNew } from '../../../../test/passwords.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const client = createClient();

const meta = preview.meta({
  title: 'Domain/Account/ResetPasswordForm',
  component: ResetPasswordForm,
  args: {
    onSubmit: async (password) => {
      await client.resetPassword({ body: { token: 'token-of-the-mail', new_password: password } });
    },
  },
  parameters: { layout: 'padded' },
});

const newLink = { href: '/?dialog=forgot-password', onFollow: fn() as () => void };

export const Empty = meta.story();

export const Filled = meta.story({
  args: { onSubmit: fn(async () => undefined) },
  play: async ({ args, userEvent }) => {
    await enterNew({ userEvent });
    await expect(args.onSubmit).toHaveBeenCalledWith('a longer sentence');
  },
});

export const KeyboardWalk = meta.story({
  tags: ['test-only'],
  args: { onSubmit: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['New password', 'Confirm new password']) {
      await userEvent.tab();
      await expect(canvas.getByLabelText(name)).toHaveFocus();
      await userEvent.keyboard('a longer sentence');
      await userEvent.tab();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Set new password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('a longer sentence');
  },
});

export const Mismatch = meta.story({
  parameters: { spec: ['§5 Reset page: Passwords do not match'], modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    await enterNew({ userEvent }, 'a longer sentence', 'another sentence');
    const confirm = canvas.getByLabelText('Confirm new password');
    await expect(confirm).toHaveAccessibleDescription('Passwords do not match');
    await userEvent.click(canvas.getByRole('link', { name: 'Passwords do not match' }));
    await expect(confirm).toHaveFocus();
  },
});

const short = 'Password must be at least 8 characters';

export const TooShortForTheServer = meta.story({
  beforeEach: ({ msw }) => msw.use(respondInvalidInput('resetPassword', { new_password: short })),
  parameters: {
    spec: [
      'Rulings: what the server says of a field stands at the field',
      '§5 Reset page: checks only that the two passwords match',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await enterNew({ userEvent }, 'seven77');
    await userEvent.click(await canvas.findByRole('link', { name: short }));
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
  },
});

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('resetPassword')),
  play: pends(enterNew, 'Set new password'),
});

export const LinkEnded = meta.story({
  args: { newLink },
  beforeEach: ({ msw }) =>
    msw.use(fail('resetPassword', 400, 'This reset link is not valid any more. Please ask for a new one.')),
  parameters: {
    spec: ['§8 Reset page: failure shows the detail', 'Rulings: a reset link works once, and for 60 minutes'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await says(enterNew, 'This reset link is not valid any more.')({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('link', { name: 'Ask for a new link' }));
    await expect(args.newLink?.onFollow).toHaveBeenCalledOnce();
  },
});

export const ResetFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWithHtmlError('resetPassword')),
  parameters: { spec: ['§8 Reset page: Reset failed'] },
  play: async ({ canvas, userEvent }) => {
    await says(enterNew, 'Reset failed')({ canvas, userEvent });
    await expect(canvas.getByLabelText('New password')).toHaveValue('a longer sentence');
  },
});
