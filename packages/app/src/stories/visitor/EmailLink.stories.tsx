import { fail, fixtures, respond } from '@settlement-help/contract/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AppAt, asAmira, asVisitor } from '#app/testing/AppAt.tsx';
import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Screens/Landing/Email link',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/verify-email?token=token-of-the-mail' },
  beforeEach: asVisitor,
  parameters: { layout: 'fullscreen' },
});

export const SignedOut = meta.story({
  tags: ['layout'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm the address' })).toBeVisible();
  },
});

export const LogInAfterwards = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-landing--log-in' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm the address' }));
    await canvas.findByRole('heading', { level: 1, name: 'Your email address is confirmed' });
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Log in' }));
    await expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  },
});

/** The dashboard fetches the user again, so that its line about the address is gone. */
export const SignedIn = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-destination--chosen' },
  beforeEach: ({ msw }) => {
    let email_verified = false;
    msw.use(
      respond('getMe', () => ({ ...fixtures.user, email_verified })),
      respond('verifyEmail', () => {
        email_verified = true;
        return undefined;
      }),
    );
    return asAmira();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm the address' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'To the dashboard' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Answer a few questions' })).toBeVisible();
    await expect(canvas.queryByText(/not confirmed yet/)).toBeNull();
  },
});

export const NewAddress = meta.story({
  args: { path: '/confirm-email?token=token-of-the-mail' },
  beforeEach: asAmira,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this address' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your email address is changed' }),
    ).toBeVisible();
  },
});

export const TakeBack = meta.story({
  args: { path: '/take-back?token=token-of-the-mail' },
  parameters: { looksLike: 'screens-landing-reset-password--new-link' },
  beforeEach: ({ msw }) => msw.use(fail('takeBack', 400, 'This link is not valid any more.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take the account back' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Ask for a new password' }));
    const dialog = await screen.findByRole('dialog', { name: 'Forgot password?' });
    await waitFor(() => expect(within(dialog).getByLabelText('Email')).toHaveFocus());
  },
});

export const TokenMissing = meta.story({
  tags: ['test-only'],
  args: { path: '/confirm-email' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This link is not complete' }),
    ).toBeVisible();
  },
});
