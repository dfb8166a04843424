import { ApiError, createClient } from '@settlement-help/contract';
import {
  calendarAddress,
  fail,
  failNetwork,
  neverRespond,
  planHandlers,
} from '@settlement-help/contract/testing';
import { useState } from 'react';
import { expect, fn, screen, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { DatesSection, type DatesSectionProps } from './DatesSection.tsx';

const client = createClient();

/** Stores the server's response like the app. */
function StatefulDates({ dates: first, ...props }: DatesSectionProps) {
  const [dates, setDates] = useState(first);
  return (
    <DatesSection
      {...props}
      dates={dates}
      onRemind={async (by_email) => {
        const reminders = await client.setReminders({ body: { by_email } });
        setDates((before) => before && { ...before, reminders });
      }}
      onCreateAddress={async () => {
        const { url } = await client.createCalendarFeed();
        setDates((before) => before && { ...before, feed: { created_at: '2026-11-20T09:00:00.000Z' } });
        return url;
      }}
      onRevokeAddress={async () => {
        await client.deleteCalendarFeed();
        setDates((before) => before && { ...before, feed: { created_at: null } });
      }}
    />
  );
}

const none: NonNullable<DatesSectionProps['dates']> = {
  feed: { created_at: null },
  reminders: { by_email: false },
};
const all: typeof none = {
  feed: { created_at: '2026-11-20T09:00:00.000Z' },
  reminders: { by_email: true },
};

const meta = preview.meta({
  title: 'Domain/Plan/DatesSection',
  component: DatesSection,
  args: {
    dates: none as DatesSectionProps['dates'],
    disabledReason: undefined as DatesSectionProps['disabledReason'],
    error: null,
    onRetry: fn<() => Promise<unknown>>(async () => undefined),
    situationHref: '#situation',
    onDownload: fn(async () => (await client.getDeadlines()).includes('BEGIN:VEVENT')),
    onRemind: async () => undefined,
    onCreateAddress: async () => '',
    onRevokeAddress: async () => undefined,
  },
  render: (args) => <StatefulDates {...args} />,
  beforeEach: ({ msw }) => msw.use(...planHandlers()),
  decorators: [inColumn('60rem')],
  parameters: { layout: 'padded' },
});

const reminders = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('switch', { name: 'Remind me by email' });

export const Nothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(reminders(canvas)).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Download the calendar file' }));
    await expect(await canvas.findByText(/^There are no dates yet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Answer a few questions' })).toBeVisible();
  },
});

export const Everything = meta.story({
  args: { dates: all },
  play: async ({ canvas, userEvent }) => {
    await expect(reminders(canvas)).toBeChecked();
    await expect(canvas.getByText(/^You made an address on 20 Nov 2026\./)).toBeVisible();
    while (document.activeElement !== reminders(canvas)) await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(reminders(canvas)).not.toBeChecked();
  },
});

/** The app passes a `VerificationNote`. */
export const NotVerified = meta.story({
  args: { disabledReason: <p>Open the link in the email that we sent to amira@example.org.</p> },
  play: async ({ canvas }) => {
    await expect(reminders(canvas)).toBeDisabled();
    await expect(reminders(canvas)).toHaveAccessibleDescription(/Open the link in the email/);
  },
});

export const Address = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make an address' }));
    await expect(await canvas.findByRole('textbox', { name: 'Address' })).toHaveValue(calendarAddress.url);
    const subscription = calendarAddress.url.replace('https:', 'webcal:');
    await expect(canvas.getByRole('link', { name: 'Add to the calendar on this device' })).toHaveAttribute(
      'href',
      subscription,
    );
    await expect(canvas.getByRole('link', { name: /^Add to Google Calendar/ })).toHaveAttribute(
      'href',
      `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscription)}`,
    );
    await expect(canvas.getByRole('link', { name: /^Add to Outlook/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`?url=${encodeURIComponent(calendarAddress.url)}`),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the address' }));
    await expect(
      await canvas.findByText(/^(Copied|The browser did not copy it\. The text is selected)/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke the address' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Revoke the address?' });
    await userEvent.click(screen.getByRole('button', { name: 'Revoke the address' }));
    await expect(await canvas.findByRole('button', { name: 'Make an address' })).toBeVisible();
    await expect(dialog).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { dates: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const LoadFailed = meta.story({
  args: {
    dates: undefined,
    error: new ApiError({ kind: 'http', status: 503, detail: 'The server is busy. Please try again.' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server is busy.');
  },
});

export const TriedAgain = meta.story({
  tags: ['test-only'],
  args: LoadFailed.input.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      fail('setReminders', 503, 'The server is busy. Please try again.'),
      failNetwork('createCalendarFeed'),
      failNetwork('getDeadlines'),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(reminders(canvas));
    await expect(await canvas.findByText('The server is busy. Please try again.')).toBeVisible();
    await expect(reminders(canvas)).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Make an address' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download the calendar file' }));
    await waitFor(() => expect(canvas.getAllByText('Network error. Please try again.')).toHaveLength(2));
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('setReminders'), neverRespond('createCalendarFeed')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(reminders(canvas));
    await expect(reminders(canvas)).toBeChecked();
    const make = canvas.getByRole('button', { name: 'Make an address' });
    await userEvent.click(make);
    await expect(make).toHaveAttribute('aria-busy', 'true');
  },
});
