import { createClient } from '@settlement-help/contract';
import { fail, failNetwork, neverRespond } from '@settlement-help/contract/testing';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import type { Stage } from '../../../../test/forms.ts';
import { EmailLinkPage, type EmailLinkPurpose } from './EmailLinkPage.tsx';

const client = createClient();
const body = { token: 'token-of-the-mail' };

const meta = preview.meta({
  title: 'Domain/Account/EmailLinkPage',
  component: EmailLinkPage,
  args: {
    purpose: 'verify' as EmailLinkPurpose,
    hasToken: true,
    isSignedIn: true,
    hrefs: {
      dashboard: '#dashboard',
      profile: '#profile',
      logIn: '#log-in',
      newPassword: '#new-password',
      start: '#start',
    },
    onConfirm: (): Promise<unknown> => client.verifyEmail({ body }),
  },
  parameters: { layout: 'padded' },
});

const confirm = { purpose: 'changeEmail' as const, onConfirm: () => client.confirmEmail({ body }) };
const takeBack = { purpose: 'takeBack' as const, onConfirm: () => client.takeBack({ body }) };

/** Presses the button and expects the result in the title and the href of the next link. */
const leadsTo =
  (title: string, link: string, href: string) =>
  async ({ canvas, userEvent }: Stage) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: title })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: link })).toHaveAttribute('href', href);
    await expect(canvas.queryByRole('button')).toBeNull();
  };

export const Verify = meta.story({
  args: { onConfirm: fn(async () => undefined) },
  parameters: { modes: { rightToLeft: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confirm the address' })).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Verified = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const title = await canvas.findByRole('heading', { level: 1, name: 'Your email address is confirmed' });
    await expect(title).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'To the dashboard' })).toHaveAttribute(
      'href',
      '#dashboard',
    );
  },
});

export const VerifiedSignedOut = meta.story({
  tags: ['test-only'],
  args: { isSignedIn: false },
  play: leadsTo('Your email address is confirmed', 'Log in', '#log-in'),
});

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('verifyEmail')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
});

export const LinkEnded = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('verifyEmail', 400, 'This link is not valid any more.')),
  parameters: { modes: { rightToLeft: true } },
  play: leadsTo('This link does not work any more', 'To your profile', '#profile'),
});

export const LinkEndedSignedOut = meta.story({
  tags: ['test-only'],
  args: { isSignedIn: false },
  beforeEach: ({ msw }) => msw.use(fail('verifyEmail', 400, 'This link is not valid any more.')),
  play: leadsTo('This link does not work any more', 'Log in', '#log-in'),
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('verifyEmail')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  },
});

export const DoneAtLast = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(fail('verifyEmail', 503, 'The server is busy. Please try again.')),
  parameters: { looksLike: 'domain-account-emaillinkpage--verified' },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
    msw.resetHandlers();
    await leadsTo('Your email address is confirmed', 'To the dashboard', '#dashboard')({ canvas, userEvent });
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const TokenMissing = meta.story({
  args: { hasToken: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This link is not complete' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the start page' })).toHaveAttribute('href', '#start');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Confirm = meta.story({ args: confirm });

export const Confirmed = meta.story({
  args: confirm,
  play: leadsTo('Your email address is changed', 'To the dashboard', '#dashboard'),
});

/** Somebody else has registered with the address or confirmed it meanwhile. */
export const AddressTaken = meta.story({
  args: confirm,
  beforeEach: ({ msw }) => msw.use(fail('confirmEmail', 409, 'Email already registered')),
  play: leadsTo('Another account uses this address', 'To your profile', '#profile'),
});

export const TakeBack = meta.story({ args: { ...takeBack, isSignedIn: false } });

export const TakenBack = meta.story({
  args: { ...takeBack, isSignedIn: false },
  play: leadsTo('The account is yours again', 'To the start page', '#start'),
});

export const TakeBackEnded = meta.story({
  args: { ...takeBack, isSignedIn: false },
  beforeEach: ({ msw }) => msw.use(fail('takeBack', 400, 'This link is not valid any more.')),
  play: leadsTo('This link does not work any more', 'Ask for a new password', '#new-password'),
});
