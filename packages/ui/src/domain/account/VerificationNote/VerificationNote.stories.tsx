import { createClient } from '@settlement-help/contract';
import { fail, failNetwork, neverRespond } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { VerificationNote, type VerificationNoteProps } from './VerificationNote.tsx';

const client = createClient();

const meta = preview.meta({
  title: 'Domain/Account/VerificationNote',
  component: VerificationNote,
  args: {
    email: 'amira@example.org',
    pendingEmail: null as VerificationNoteProps['pendingEmail'],
    effect: undefined as VerificationNoteProps['effect'],
    onSend: () => client.sendVerificationEmail(),
  },
  decorators: [inColumn('45rem')],
  parameters: { layout: 'padded' },
});

export const OnTheDashboard = meta.story({
  parameters: {
    modes: {
      longText: { args: { email: `${hardTexts.unbroken.toLowerCase()}@example.org` } },
      rightToLeft: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/that we sent to amira@example\.org\.$/)).toBeVisible();
  },
});

export const BelowASwitch = meta.story({
  args: { effect: 'switch' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/After that, you can turn this on\.$/)).toBeVisible();
  },
});

export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^The email is sent\./);
    await expect(canvas.getByRole('button', { name: 'Send the email again' })).toHaveFocus();
  },
});

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('sendVerificationEmail')),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send the email again' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

/** The limit is 5 emails a day. */
export const TooMany = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('sendVerificationEmail', 429, 'Too many requests')),
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the email again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/try again tomorrow\.$/);
  },
});

/** A successful attempt replaces the error. */
export const SentAtLast = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(failNetwork('sendVerificationEmail')),
  parameters: { looksLike: 'domain-account-verificationnote--sent' },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
    msw.resetHandlers();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^The email is sent\./);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** While a new address waits for its confirmation, there is no button to verify the old one. */
export const NewAddressWaits = meta.story({
  args: { pendingEmail: 'amira.h@example.org' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^amira\.h@example\.org waits/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
