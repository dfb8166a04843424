import { createClient } from '@settlement-help/contract';
import { failNetwork } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { EmailState, type EmailStateProps } from './EmailState.tsx';

const client = createClient();

/** Removes the pending change like the app. */
function StatefulEmailState({ user: first, ...props }: EmailStateProps) {
  const [user, setUser] = useState(first);
  return (
    <EmailState
      {...props}
      user={user}
      onCancelChange={async () => {
        await client.cancelEmailChange();
        setUser({ ...user, pending_email: null });
      }}
    />
  );
}

const confirmed: EmailStateProps['user'] = {
  email: 'amira@example.org',
  email_verified: true,
  pending_email: null,
};
const waiting = { ...confirmed, pending_email: 'amira.h@example.org' };

const meta = preview.meta({
  title: 'Domain/Account/EmailState',
  component: EmailState,
  args: {
    user: confirmed,
    onSendVerification: () => client.sendVerificationEmail(),
    onChangeEmail: fn(),
    onCancelChange: async () => undefined,
  },
  render: (args) => <StatefulEmailState {...args} />,
  decorators: [inColumn('30rem')],
  parameters: { layout: 'padded' },
});

export const Confirmed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Confirmed')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Change email address' })).toHaveFocus();
    await expect(args.onChangeEmail).toHaveBeenCalledOnce();
  },
});

export const NotConfirmed = meta.story({
  args: { user: { ...confirmed, email_verified: false } },
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/your posts cannot have links\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the email again' }));
    await expect(await canvas.findByText(/^The email is sent\./)).toBeVisible();
  },
});

export const ChangeWaits = meta.story({
  args: { user: waiting },
  parameters: {
    modes: {
      longText: {
        args: { user: { ...waiting, pending_email: `${hardTexts.unbroken.toLowerCase()}@example.org` } },
      },
      rightToLeft: true,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^amira\.h@example\.org waits for your confirmation\./)).toBeVisible();
    await expect(canvas.queryByText('Confirmed')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(args.onChangeEmail).toHaveBeenCalledOnce();
  },
});

export const ChangeCancelled = meta.story({
  tags: ['test-only'],
  args: { user: waiting },
  parameters: { looksLike: 'domain-account-emailstate--confirmed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Confirmed')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('The change is cancelled.');
    await expect(canvas.getByRole('button', { name: 'Change email address' })).toHaveFocus();
  },
});

export const CancelFailed = meta.story({
  args: { user: waiting },
  beforeEach: ({ msw }) => msw.use(failNetwork('cancelEmailChange')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the change' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  },
});

/** A server with only the specified fields. */
export const NotVerifiedAtAll = meta.story({
  tags: ['test-only'],
  args: { user: { ...confirmed, email_verified: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
