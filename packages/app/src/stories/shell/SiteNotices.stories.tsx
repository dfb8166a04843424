import { fail, fixtures, respond } from '@settlement-help/contract/testing';
import { expect, waitFor, within } from 'storybook/test';
import { AppAt, asAmira, asVisitor } from '#app/testing/AppAt.tsx';
import { silenceConsoleError } from '#app/testing/forumScreen.ts';
import preview from '#storybook/preview';

const { site } = fixtures;

// The app loads its screens one after the other, which takes long on a busy machine.
const soon = { timeout: 10_000 };

const announcement = 'The welcome office is closed on 24 December.';

const readOnlySentence =
  'Changes are switched off for maintenance. Nothing that you stored is lost. Please try again later.';

const meta = preview.meta({
  title: 'Screens/Every screen/Notices of the operator',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/dashboard' },
  beforeEach: asAmira,
  parameters: { layout: 'fullscreen' },
});

/** A text of the operator above every screen, for visitors too. */
export const AnnouncementForVisitors = meta.story({
  args: { path: '/' },
  beforeEach: ({ msw }) => {
    msw.use(respond('getSite', { ...site, announcement }));
    return asVisitor();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(announcement, {}, soon)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: /^A new country/ })).toBeVisible();
  },
});

/** A dismissed announcement stays hidden until its text changes. */
export const Dismissed = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(respond('getSite', { ...site, announcement })),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Welcome back, Amira Haddad' }, soon),
    ).toBeVisible();
    const text = await canvas.findByText(announcement, {}, soon);
    const banner = text.closest('[data-tone]') as HTMLElement;
    within(banner).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(announcement)).toBeNull();
    await expect(localStorage.getItem('dismissedAnnouncement')).toBe(announcement);
    const next = 'The office is open again.';
    msw.use(respond('getSite', { ...site, announcement: next }));
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText(next, {}, soon)).toBeVisible();
  },
});

export const ReadOnly = meta.story({
  beforeEach: ({ msw }) => msw.use(respond('getSite', { ...site, read_only: true, announcement })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Changes are switched off for maintenance\./, {}, soon),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: 'Welcome back, Amira Haddad' }, soon),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Open step 3' }, soon)).toBeVisible();
  },
});

/** A question that cannot be posted now stays in the form, with the sentence of the server. */
export const QuestionKept = meta.story({
  tags: ['test-only'],
  args: { path: '/community' },
  beforeEach: ({ msw }) => {
    msw.use(
      respond('getSite', { ...site, read_only: true }),
      fail('createQuestion', 503, readOnlySentence, 'read_only'),
    );
    silenceConsoleError();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask a question' }, soon));
    const title = await canvas.findByRole('textbox', { name: 'Title' }, soon);
    await userEvent.keyboard('Where is the town hall?{Enter}');
    await waitFor(
      () => expect(title).toHaveAccessibleDescription(expect.stringContaining(readOnlySentence)),
      soon,
    );
    await expect(title).toHaveValue('Where is the town hall?');
  },
});

/** Changes of the profile that cannot be saved now stay in the form. */
export const ProfileKept = meta.story({
  tags: ['test-only'],
  args: { path: '/profile' },
  beforeEach: ({ msw }) =>
    msw.use(
      respond('getSite', { ...site, read_only: true }),
      respond('getMe', { ...fixtures.user, language: 'en' }),
      fail('updateMe', 503, readOnlySentence, 'read_only'),
    ),
  play: async ({ canvas, userEvent }) => {
    const city = await canvas.findByRole('textbox', { name: /^City/ }, soon);
    await userEvent.clear(city);
    await userEvent.type(city, 'Ludwigsburg{Enter}');
    await expect(await canvas.findByText(readOnlySentence, {}, soon)).toBeVisible();
    await expect(city).toHaveValue('Ludwigsburg');
  },
});
