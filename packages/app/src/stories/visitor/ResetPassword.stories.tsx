import { fail, offline, slow } from '@settlement-help/contract/mock';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { session } from '#app/lib/session/session.ts';
import { AppAt, asAmira, asVisitor } from '#app/testing/AppAt.tsx';
import { expectToast } from '#app/testing/expectToast.ts';
import preview from '#storybook/preview';

async function reset(userEvent: UserEventObject, password = 'a longer sentence', confirm = password) {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm new password'), `${confirm}{Enter}`);
}

const meta = preview.meta({
  title: 'Screens/ResetPassword',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/reset-password?token=token-of-the-mail' },
  beforeEach: asVisitor,
  parameters: { layout: 'fullscreen' },
});

export const SignedOut = meta.story({
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

export const Mismatch = meta.story({
  parameters: { spec: ['§5 Reset page: Passwords do not match'] },
  play: async ({ canvas, userEvent }) => {
    await reset(userEvent, 'a longer sentence', 'another sentence');
    await expect(canvas.getByRole('link', { name: 'Passwords do not match' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(slow('resetPassword')),
  play: async ({ canvas, userEvent }) => {
    await reset(userEvent);
    await expect(canvas.getByRole('button', { name: 'Set new password' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(fail('resetPassword', 400, 'This reset link is not valid any more. Please ask for a new one.')),
  parameters: { spec: ['§8 Reset page: failure shows the detail'] },
  play: async ({ canvas, userEvent }) => {
    await reset(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This reset link is not valid any more.',
    );
  },
});

/** Who came with a link that has ended goes on to another one. */
export const NewLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Ask for a new link' }));
    const dialog = await screen.findByRole('dialog', { name: 'Forgot password?' });
    await waitFor(() => expect(within(dialog).getByLabelText('Email')).toHaveFocus());
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(offline('resetPassword')),
  parameters: { spec: ['§8 Reset page: Reset failed'] },
  play: async ({ canvas, userEvent }) => {
    await reset(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Reset failed');
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

/** The reset ended the session of this browser too: the next call finds out. */
export const SuccessEndsTheSession = meta.story({
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

export const RightToLeft = meta.story({ ...Mismatch.input, globals: { dir: 'rtl' } });
