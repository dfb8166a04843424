import { fail } from '@settlement-help/contract/testing';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { session } from '#app/lib/session/session.ts';
import { AppAt, asAmira, asVisitor } from '#app/testing/AppAt.tsx';
import { expectToast } from '#app/testing/expectToast.ts';
import preview from '#storybook/preview';

async function reset(userEvent: UserEventObject) {
  await userEvent.type(await screen.findByLabelText('New password'), 'a longer sentence');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'a longer sentence{Enter}');
}

const meta = preview.meta({
  title: 'Screens/Landing/Reset password',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/reset-password?token=token-of-the-mail' },
  beforeEach: asVisitor,
  parameters: { layout: 'fullscreen' },
});

export const SignedOut = meta.story({
  tags: ['layout'],
  parameters: { spec: ['§2 /reset-password: takes a token in the query string'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
});

export const SignedIn = meta.story({
  beforeEach: asAmira,
  parameters: { spec: ['Rulings: /reset-password works signed in too'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
  },
});

export const MissingToken = meta.story({
  args: { path: '/reset-password' },
  parameters: { spec: ['§5 Reset page: Missing reset token'] },
  play: async ({ canvas }) => {
    await expectToast('Missing reset token');
    await expect(await canvas.findByRole('heading', { level: 1, name: /^A new country/ })).toBeVisible();
  },
});

/** A person with an expired link can request a new one. */
export const NewLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Ask for a new link' }));
    const dialog = await screen.findByRole('dialog', { name: 'Forgot password?' });
    await waitFor(() => expect(within(dialog).getByLabelText('Email')).toHaveFocus());
  },
});

export const Success = meta.story({
  parameters: { spec: ['§8 Reset page: Password reset successful. Please log in.'] },
  play: async ({ canvas, userEvent }) => {
    await reset(userEvent);
    await expectToast('Password reset successful. Please log in.');
    await expect(await canvas.findByRole('heading', { level: 1, name: /^A new country/ })).toBeVisible();
  },
});

/** The reset also ended the session of this browser; the next request detects it. */
export const SuccessEndsTheSession = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    msw.use(fail('getMe', 401, 'Not authenticated'));
    return asAmira();
  },
  play: async ({ canvas, userEvent }) => {
    await reset(userEvent);
    await expectToast('Password reset successful. Please log in.');
    await expect(await canvas.findByRole('heading', { level: 1, name: /^A new country/ })).toBeVisible();
    await expect(session.get().token).toBeNull();
  },
});
