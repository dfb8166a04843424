import { limits } from '@settlement-help/contract';
import {
  fail,
  fixtures,
  neverRespond,
  planHandlers,
  respond,
  respondWith,
  respondWithHtmlError,
} from '@settlement-help/contract/testing';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { theme } from '#app/lib/storage/theme.ts';
import { AppAt, asAmira } from '#app/testing/AppAt.tsx';
import { expectToast } from '#app/testing/expectToast.ts';
import { expectNothingSideways, onAPhone, oneWord } from '#app/testing/longTexts.ts';
import preview from '#storybook/preview';

const save = async (userEvent: UserEventObject) =>
  userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));

/** Ends with the part of the screen that other stories end with. */
function showTop() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
}

async function verify(userEvent: UserEventObject) {
  await userEvent.click(await screen.findByRole('button', { name: /^Change password/ }));
  await userEvent.type(await screen.findByLabelText('Current password'), 'a long sentence{Enter}');
}

const meta = preview.meta({
  title: 'Screens/Profile',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/profile' },
  beforeEach: () => {
    const leave = asAmira();
    return () => {
      theme.set('system');
      leave();
    };
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  tags: ['layout'],
  parameters: { spec: ['§2 /profile: profile settings'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Full name' })).toHaveValue('Amira Haddad');
  },
});

export const Loading = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(neverRespond('getMe')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading');
  },
});

export const WithPhoto = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(respond('getMe', { ...fixtures.user, profile_photo: '/api/v1/photos/mock' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Photo of Amira Haddad' })).toBeVisible();
  },
});

const longUser = {
  ...fixtures.user,
  email: `${oneWord(limits.email.max - '@example.org'.length)}@example.org`,
  full_name: oneWord(limits.name.max),
  country: oneWord(limits.country.max),
  street_address: oneWord(limits.address.max),
  city: oneWord(limits.address.max),
  postal_code: oneWord(limits.postalCode.max),
  phone_number: '0'.repeat(limits.phone.max),
};

export const LongTexts = meta.story({
  globals: onAPhone,
  beforeEach: ({ msw }) => msw.use(respond('getMe', longUser)),
  play: async ({ canvas }) => {
    for (const [name, value] of [
      ['Full name', longUser.full_name],
      ['Street address', longUser.street_address],
      ['Postal code', longUser.postal_code],
      ['City', longUser.city],
      ['Phone', longUser.phone_number],
    ] as const) {
      await expect(await canvas.findByRole('textbox', { name })).toHaveValue(value);
    }
    await expect(canvas.getByText(longUser.email)).toBeVisible();
    await expectNothingSideways();
  },
});

/** The header shows the new name at once. */
export const Saved = meta.story({
  tags: ['test-only'],
  parameters: { spec: ['§8 Profile: Profile updated successfully!'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Full name' }), '-Okafor');
    await save(userEvent);
    await expect(await canvas.findByText('Profile updated successfully!')).toBeVisible();
    await expect(canvas.getByRole('banner')).toHaveTextContent('Amira Haddad-Okafor');
    await expect(sessionStorage).toHaveLength(0);
  },
});

/** §7 defines no body for a saved profile: any success counts, and the profile is fetched again. */
export const SavedWithAnyBody = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    let full_name = fixtures.user.full_name;
    msw.use(
      respondWith('updateMe', () => {
        full_name = 'Amira H.';
        return new Response(null, { status: 204 });
      }),
      respond('getMe', () => ({ ...fixtures.user, full_name })),
    );
  },
  parameters: {
    spec: ['Rulings: any 2xx body where none is shown', '§8 Profile: Profile updated successfully!'],
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Full name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Amira H.');
    await save(userEvent);
    await expect(await canvas.findByText('Profile updated successfully!')).toBeInTheDocument();
    await waitFor(() => expect(within(canvas.getByRole('banner')).getByText('Amira H.')).toBeInTheDocument());
  },
});

/** A refetch that fails keeps the shown profile and the session. */
export const RefetchFailed = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-profile--default' },
  beforeEach: ({ msw }) => {
    let isSaved = false;
    msw.use(
      respondWith('updateMe', async ({ request }) => {
        // The app saves the language too.
        isSaved = 'city' in (await request.json());
        return new Response(null, { status: 204 });
      }),
      respondWith('getMe', () => (isSaved ? new Response(null, { status: 503 }) : undefined)),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'City' }), 'Berlin');
    await save(userEvent);
    await expect(await canvas.findByText('Profile updated successfully!')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Berlin');
    await expect(localStorage.getItem('token')).toBe('mock-token');
    showTop();
  },
});

/** A value of another device that is shown before the person edits it is no conflict. */
export const EditedAfterARefetch = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-profile--default' },
  beforeEach: ({ msw }) => {
    let stored = { ...fixtures.user, city: 'Berlin' };
    msw.use(
      respond('getMe', () => stored),
      respondWith('updateMe', async ({ request }) => {
        stored = { ...stored, ...(await request.json()), city: 'Leipzig' };
        return new Response(null, { status: 204 });
      }),
    );
  },
  play: async ({ canvas, msw, userEvent }) => {
    const city = await canvas.findByRole('textbox', { name: 'City' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postal code' }), '04109');
    await save(userEvent);
    await waitFor(() => expect(city).toHaveValue('Leipzig'));
    msw.use(respond('updateMe', { ...fixtures.user, city: 'Leipzig-Ost', postal_code: '04109' }));
    await userEvent.type(city, '-Ost');
    await save(userEvent);
    await expect(await canvas.findByText('Profile updated successfully!')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    showTop();
  },
});

/** A value that another device saves while the person edits it is a conflict. */
export const ChangedElsewhereWhileEdited = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-profile--default' },
  play: async ({ canvas, msw, userEvent }) => {
    const city = await canvas.findByRole('textbox', { name: 'City' });
    await userEvent.type(city, 'Berlin');
    msw.use(respond('getMe', { ...fixtures.user, city: 'Leipzig' }));
    await save(userEvent);
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Leipzig/);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(city).toHaveValue('Berlin');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    showTop();
  },
});

/** A draft is restored after leaving the screen. */
export const DraftKept = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'City' }), 'Berlin');
    await userEvent.click(canvas.getByRole('link', { name: /home$/ }));
    await canvas.findByRole('heading', { level: 1, name: /^Welcome back/ });
    const [profile] = canvas.getAllByRole('link', { name: /^Profile/ });
    if (!profile) throw new Error('The header has no link to the profile.');
    await userEvent.click(profile);
    await expect(await canvas.findByRole('textbox', { name: 'City' })).toHaveValue('Berlin');
    await expect(canvas.getByRole('button', { name: 'Discard changes' })).toBeVisible();
  },
});

export const PasswordChanged = meta.story({
  parameters: {
    spec: [
      '§8 Password dialog: Password verified — enter a new password below',
      '§7 Change password by email: Password changed successfully',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await verify(userEvent);
    const verified = await expectToast('Password verified — enter a new password below');
    await expect(screen.getAllByText('Password verified — enter a new password below')).toHaveLength(1);
    // Closed, because it disappears during the next lines on a slow machine only.
    const toast = within(verified.closest('li') ?? document.body);
    await userEvent.click(toast.getByRole('button', { name: 'Close', hidden: true }));
    await userEvent.type(await screen.findByLabelText('New password'), 'a longer sentence');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'a longer sentence{Enter}');
    await expectToast('Password changed successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Change password/ })).toHaveFocus());
  },
});

export const AnotherDestination = meta.story({
  parameters: { spec: ['Rulings: the country can be changed later'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Destination/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /France/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Destination France' })).toBeVisible();
    await expect(localStorage.getItem('selectedCountry')).toBe('France');
  },
});

export const SameDestination = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-profile--without-devices-and-reminders' },
  args: { path: '/profile/destination' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to your profile' }));
    await expect(await canvas.findByRole('link', { name: 'Destination Germany' })).toBeVisible();
  },
});

export const Reminders = meta.story({
  tags: ['test-only'],
  args: { path: '/profile/reminders' },
  beforeEach: ({ msw }) => msw.use(...planHandlers({ situation: { purpose: 'work' } })),
  parameters: { outcome: (page: typeof screen) => page.getByRole('textbox', { name: 'Address' }) },
  play: async ({ canvas, userEvent }) => {
    const dates = within(await canvas.findByRole('region', { name: 'Your dates and reminders' }));
    await userEvent.click(await dates.findByRole('switch', { name: 'Remind me by email' }));
    await expect(dates.getByRole('switch')).toBeChecked();
    await userEvent.click(dates.getByRole('button', { name: 'Make an address' }));
    await expect(await dates.findByRole('textbox', { name: 'Address' })).toBeVisible();
    const emails = canvas.getByRole('switch', { name: 'Emails about answers' });
    await userEvent.click(emails);
    await waitFor(() => expect(emails).toBeChecked());
  },
});

/** A server with only the endpoints of §7 sends no emails about answers. */
export const RemindersOnly = meta.story({
  tags: ['test-only'],
  args: { path: '/profile/reminders' },
  beforeEach: ({ msw }) => msw.use(...planHandlers(), fail('getAnswerEmails', 404, 'Not found')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Remind me by email' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Community' })).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Appearance = meta.story({
  tags: ['test-only'],
  args: { path: '/profile/appearance' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Night ink/ }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(canvas.getByRole('radio', { name: /^As on this device/ }));
    await expect(document.documentElement).not.toHaveAttribute('data-theme');
    await expect(localStorage.getItem('theme')).toBeNull();
  },
});

export const SecondFactor = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-profile--default' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Second factor Off/ }));
    await userEvent.type(await canvas.findByLabelText('Current password'), 'a long sentence{Enter}');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code from the app' }), '123456{Enter}');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I have saved the codes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByRole('region', { name: 'The second factor is on' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to your profile' }));
    await expect(await canvas.findByRole('link', { name: /^Second factor On/ })).toBeVisible();
    const heading = canvas.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
    heading.blur();
    window.scrollTo(0, 0);
  },
});

export const Devices = meta.story({
  tags: ['test-only'],
  args: { path: '/profile/devices' },
  play: async ({ canvas, msw, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Where you are logged in' }));
    await userEvent.click(await section.findByRole('button', { name: /^Log out: Chrome on Android/ }));
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(2));
    const refusal = 'Please verify your current password first';
    msw.use(fail('logoutElsewhere', 403, refusal, 'password_not_verified'));
    const others = section.getByRole('button', { name: 'Log out everywhere else' });
    await userEvent.click(others);
    await screen.findByRole('dialog', { name: 'Enter your password again' });
    await userEvent.keyboard('{Escape}');
    await expect(await section.findByText(refusal)).toBeVisible();
    await userEvent.click(others);
    await userEvent.type(await screen.findByLabelText('Current password'), 'a long sentence');
    msw.resetHandlers();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
    await expect(section.getByText('This device')).toBeVisible();
  },
});

export const DevicesFailed = meta.story({
  tags: ['test-only'],
  args: { path: '/profile/devices' },
  beforeEach: ({ msw }) => msw.use(respondWithHtmlError('listSessions')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong.');
  },
});

/** A server with only the endpoints of §7 has no list of sessions and no reminders. */
export const WithoutDevicesAndReminders = meta.story({
  tags: ['test-only'],
  args: { path: '/profile/devices' },
  beforeEach: ({ msw }) =>
    msw.use(fail('listSessions', 404, 'Not found'), fail('getCalendarFeed', 404, 'Not found')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Reminders/ })).toBeNull());
    await expect(canvas.queryByRole('link', { name: /^Devices/ })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const DevicesTriedAgain = meta.story({
  ...DevicesFailed.input,
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await DevicesFailed.play(context);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByText('This device')).toBeVisible();
  },
});

/** A session that was already ended counts as success. */
export const SessionOverAlready = meta.story({
  tags: ['test-only'],
  args: { path: '/profile/devices' },
  beforeEach: ({ msw }) => msw.use(fail('endSession', 404, 'Session not found')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Log out: Chrome on Android/ }));
    await waitFor(() => expect(canvas.queryByText('Chrome on Android')).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The browser keeps no data of the person, and the landing page confirms the deletion. */
export const AccountDeleted = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'City' }), 'Berlin');
    await userEvent.click(canvas.getByRole('link', { name: /^Your data/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    await userEvent.type(await screen.findByLabelText('Current password'), 'a long sentence{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: /^A new country/ })).toBeVisible();
    await expectToast('Your account is deleted.');
    await expect(localStorage.getItem('token')).toBeNull();
    await expect(localStorage.getItem('selectedCountry')).toBeNull();
    await expect(sessionStorage).toHaveLength(0);
  },
});
