import { AnswerEmailSettings, ApiError, createClient } from '@settlement-help/contract';
import { fail, failNetwork, respond } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { AnswerEmails, type AnswerEmailsProps } from './AnswerEmails.tsx';

const client = createClient();

/** Stores the server's response like the app. */
function StatefulAnswerEmails({ setting: first, ...props }: AnswerEmailsProps) {
  const [setting, setSetting] = useState(first);
  return (
    <AnswerEmails
      {...props}
      setting={setting}
      onSave={async (by_email) => setSetting(await client.setAnswerEmails({ body: { by_email } }))}
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Account/AnswerEmails',
  component: AnswerEmails,
  args: {
    setting: { by_email: false } as AnswerEmailsProps['setting'],
    error: null,
    onRetry: fn<() => Promise<unknown>>(async () => undefined),
    onSave: async () => undefined,
  },
  render: (args) => <StatefulAnswerEmails {...args} />,
  decorators: [inColumn('60rem')],
  parameters: { layout: 'padded' },
});

const emails = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('switch', { name: 'Emails about answers' });

export const Off = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Community' })).toBeVisible();
    await expect(emails(canvas)).not.toBeChecked();
    await expect(emails(canvas)).toHaveAccessibleDescription(/at most one email an hour/);
  },
});

export const On = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(emails(canvas)).toBeChecked();
  },
});

export const Failed = meta.story({
  args: { setting: { by_email: true } },
  parameters: { modes: { rightToLeft: true, longText: true } },
  beforeEach: ({ msw }) => msw.use(fail('setAnswerEmails', 503, 'The server is busy. Please try again.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(emails(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
    await expect(emails(canvas)).toBeChecked();
  },
});

/** A successful retry removes the error. */
export const SavedAgain = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-account-answeremails--on' },
  beforeEach: ({ msw }) => msw.use(failNetwork('setAnswerEmails')),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
    msw.resetHandlers();
    await userEvent.keyboard('{Enter}');
    await expect(emails(canvas)).toBeChecked();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A press while the switch saves counts: the last one wins. */
export const ChangedWhileSaving = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-account-answeremails--off' },
  play: async ({ canvas, msw, userEvent }) => {
    const saved: boolean[] = [];
    const answer = Promise.withResolvers<void>();
    msw.use(
      respond('setAnswerEmails', async ({ request }) => {
        const setting = AnswerEmailSettings.parse(await request.json());
        saved.push(setting.by_email);
        await answer.promise;
        return setting;
      }),
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(saved).toEqual([true]));
    await userEvent.keyboard(' ');
    await expect(emails(canvas)).not.toBeChecked();
    answer.resolve();
    await waitFor(() => expect(saved).toEqual([true, false]));
    await userEvent.tab();
    await expect(emails(canvas)).not.toBeChecked();
  },
});

export const NotVerified = meta.story({
  args: { isUnverified: true },
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    await expect(emails(canvas)).toBeDisabled();
    await expect(emails(canvas)).toHaveAccessibleDescription(/Confirm your email address first\.$/);
  },
});

/** Emails that were turned on earlier can always be turned off. */
export const TurnedOffNotVerified = meta.story({
  tags: ['test-only'],
  args: { setting: { by_email: true }, isUnverified: true },
  parameters: { looksLike: 'domain-account-answeremails--not-verified' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(emails(canvas));
    await waitFor(() => expect(emails(canvas)).not.toBeChecked());
    await waitFor(() => expect(emails(canvas)).toBeDisabled());
  },
});

export const Loading = meta.story({
  args: { setting: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const LoadFailed = meta.story({
  args: {
    setting: undefined,
    error: new ApiError({ kind: 'http', status: 503, detail: 'The server is busy. Please try again.' }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server is busy.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
