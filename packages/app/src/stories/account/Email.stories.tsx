import { fixtures, planHandlers, respond, respondInvalidInput } from '@settlement-help/contract/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AppAt, asAmira } from '#app/testing/AppAt.tsx';
import { silenceConsoleError } from '#app/testing/forumScreen.ts';
import preview from '#storybook/preview';

const unverified = { ...fixtures.user, email_verified: false };

const meta = preview.meta({
  title: 'Screens/Email address',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/dashboard' },
  beforeEach: ({ msw }) => {
    msw.use(respond('getMe', unverified));
    return asAmira();
  },
  parameters: { layout: 'fullscreen' },
});

export const NotConfirmedOnTheDashboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the email again' }));
    await expect(await canvas.findByText(/^The email is sent\./)).toBeVisible();
  },
});

/** A link that was opened in another tab is noticed when the page is visible again. */
export const ConfirmedElsewhere = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-dashboard--default' },
  play: async ({ canvas, msw }) => {
    await canvas.findByText(/not confirmed yet/);
    msw.use(respond('getMe', fixtures.user));
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(canvas.queryByText(/not confirmed yet/)).toBeNull());
  },
});

/** A server with only the specified fields neither verifies nor changes addresses. */
export const SpecifiedServer = meta.story({
  tags: ['test-only'],
  args: { path: '/profile' },
  beforeEach: ({ msw }) => msw.use(respond('getMe', { ...fixtures.user, email_verified: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('amira@example.org')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change email address' })).toBeNull();
    await expect(canvas.queryByText('Confirmed')).toBeNull();
  },
});

export const Changed = meta.story({
  args: { path: '/profile' },
  beforeEach: ({ msw }) => {
    let pending_email: string | null = null;
    msw.use(
      respond('getMe', () => ({ ...fixtures.user, pending_email })),
      respond('changeEmail', async ({ request }) => {
        pending_email = ((await request.json()) as { email: string }).email;
        return undefined;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Change email address' });
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change email address' }));
    await userEvent.type(dialog.getByLabelText('New email address'), 'amira.h@example.org');
    await userEvent.type(dialog.getByLabelText('Current password'), 'a long sentence{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText(/^amira\.h@example\.org waits/)).toBeVisible();
    await waitFor(() => expect(open).toHaveFocus());
    await expect(open).toHaveTextContent('Send the link again');
  },
});

export const NoReminders = meta.story({
  tags: ['test-only'],
  args: { path: '/profile/reminders' },
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: { purpose: 'work' } })),
  play: async ({ canvas }) => {
    const reminders = await canvas.findByRole('switch', { name: 'Remind me by email' });
    await expect(reminders).toBeDisabled();
    await expect(reminders).toHaveAccessibleDescription(/After that, you can turn this on/);
    await expect(await canvas.findByRole('switch', { name: 'Emails about answers' })).toBeDisabled();
  },
});

const links = 'Please confirm your email address before you post links';

export const LinkInAQuestion = meta.story({
  tags: ['test-only'],
  args: { path: '/community' },
  beforeEach: ({ msw }) => {
    silenceConsoleError();
    msw.use(
      respondInvalidInput(
        'createQuestion',
        { content: links },
        { content: { code: 'links_need_verified_email' } },
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask a question' }));
    await userEvent.type(canvas.getByLabelText('Title'), 'Where is the office?');
    const details = canvas.getByLabelText(/^Details/);
    await userEvent.type(details, 'Is it https://example.org?');
    await userEvent.click(canvas.getByRole('button', { name: 'Post question' }));
    await waitFor(() => expect(details).toHaveAccessibleDescription(new RegExp(links)));
    await expect(details).toHaveValue('Is it https://example.org?');
  },
});
