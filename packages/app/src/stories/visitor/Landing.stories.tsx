import { fail, fixtures, respond } from '@settlement-help/contract/testing';
import { useLocation } from 'react-router-dom';
import { expect, screen, spyOn, type UserEventObject, waitFor, type within } from 'storybook/test';
import { AppAt, asVisitor } from '#app/testing/AppAt.tsx';
import { expectToast } from '#app/testing/expectToast.ts';
import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Screens/Landing',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/' },
  beforeEach: asVisitor,
  parameters: { layout: 'fullscreen' },
});

async function logIn(canvas: ReturnType<typeof within>, userEvent: UserEventObject) {
  canvas.getAllByRole('button', { name: 'Log in' })[0]?.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.type(await screen.findByLabelText('Email'), 'amira@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse battery{Enter}');
}

export const Default = meta.story({ tags: ['layout'], parameters: { spec: ['§2 /: landing page'] } });

/** A visitor is redirected to the landing page from any other address. */
export const FromAnotherAddress = meta.story({
  tags: ['test-only'],
  args: { path: '/documents' },
  parameters: { looksLike: 'screens-landing--default', spec: ['§2 Signed-out visitors: redirect to /'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^A new country/ })).toBeVisible();
  },
});

/** A visitor has no offline copies. */
export const Offline = meta.story({
  beforeEach: () => {
    const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    return () => {
      onLine.mockRestore();
      window.dispatchEvent(new Event('online'));
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are offline.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: /^A new country/ })).toBeVisible();
  },
});

export const About = meta.story({
  args: { path: '/about' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Welcome Office of Ludwigsburg/)).toBeVisible();
  },
});

/** The operator cannot be shown without the server; the rest of the page can. */
export const AboutFailed = meta.story({
  tags: ['test-only'],
  args: { path: '/about' },
  beforeEach: ({ msw }) => msw.use(fail('getSite', 500, 'Internal error')),
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Try Again' });
    await expect(canvas.getByRole('heading', { name: 'How facts are checked' })).toBeVisible();
    msw.use(respond('getSite', fixtures.site));
    await userEvent.click(retry);
    await expect(await canvas.findByText(/Welcome Office of Ludwigsburg/)).toBeVisible();
  },
});

export const Transparency = meta.story({
  args: { path: '/transparency?year=2025' },
  play: async ({ canvas, userEvent }) => {
    const year = await canvas.findByRole('combobox', { name: 'Year' });
    await expect(year).toHaveValue('2025');
    await userEvent.selectOptions(year, '2026');
    await expect(await canvas.findByText(/decided within 19 hours/)).toBeVisible();
  },
});

export const TransparencyFailed = meta.story({
  tags: ['test-only'],
  args: { path: '/transparency' },
  beforeEach: ({ msw }) => msw.use(fail('getTransparency', 500, 'Internal error')),
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Try Again' });
    msw.use(respond('getTransparency', fixtures.emptyYear));
    await userEvent.click(retry);
    await expect(await canvas.findByText('Nothing was reported or decided in 2026.')).toBeVisible();
  },
});

export const LogIn = meta.story({
  args: { path: '/?dialog=log-in' },
  parameters: { spec: ['§2 Login modal: email, password, Forgot password?, Sign up'] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible());
  },
});

export const CreateAccount = meta.story({
  args: { path: '/?dialog=create-account' },
  parameters: { spec: ['§2 Registration modal: full name, email, password, country of origin, Sign in'] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Create Account' })).toBeVisible());
  },
});

/** The email from the log-in form is filled in and focused. */
export const ForgotPassword = meta.story({
  args: { path: '/?dialog=log-in' },
  parameters: { spec: ['§2 Login modal: Forgot password?'] },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Email'), 'amira@example.org');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await screen.findByRole('dialog', { name: 'Forgot password?' });
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await expect(screen.getByLabelText('Email')).toHaveValue('amira@example.org');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/^If amira@example.org has an account/)).toBeVisible();
    await expect(document.activeElement).toHaveTextContent(/Check your email/);
  },
});

/** After changing a known password, the log-in form has the same email. */
export const ForgotPasswordChanged = meta.story({
  args: { path: '/?dialog=forgot-password' },
  parameters: { spec: ['§7 Change password by email: Password changed successfully'] },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Email'), 'amira@example.org{Enter}');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Do you remember your password after all?' }),
    );
    await userEvent.type(screen.getByLabelText('Current password'), 'a long sentence');
    await userEvent.type(screen.getByLabelText('New password'), 'a longer sentence');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'a longer sentence{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expect(screen.getByLabelText('Email')).toHaveValue('amira@example.org');
    await expect(screen.getByLabelText('Password')).toHaveFocus();
    await expectToast('Password changed successfully');
  },
});

/** Registers and reaches the choice of a destination by keyboard. */
export const LogsInByKeyboard = meta.story({
  tags: ['test-only'],
  parameters: {
    looksLike: 'screens-destination--chosen',
    spec: [
      '§4 Auth state: Login success closes the modal',
      'Rulings: the destination of the profile is taken over',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await logIn(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { name: 'Welcome back, Amira Haddad' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(localStorage.getItem('selectedCountry')).toBe('Germany');
  },
});

/** A link into the app is followed after the log-in. */
export const LogsInToADeepLink = meta.story({
  tags: ['test-only'],
  args: { path: '/documents' },
  parameters: {
    looksLike: 'screens-documents--tried-again',
    spec: ['Rulings: a deep link is kept until after the log-in'],
  },
  play: async ({ canvas, userEvent }) => {
    await logIn(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Your documents' })).toBeVisible();
  },
});

/** The current path, query and hash. */
let address: string;

function AddressBar() {
  const { pathname, search, hash } = useLocation();
  address = pathname + search + hash;
  return null;
}

/** The hash of the link is kept as well. */
export const LogsInToALinkWithAHash = meta.story({
  tags: ['test-only'],
  args: { path: '/checklist?from=mail#anmeldung' },
  render: ({ path }) => (
    <AppAt path={path}>
      <AddressBar />
    </AppAt>
  ),
  parameters: { spec: ['Rulings: a deep link is kept until after the log-in'] },
  play: async ({ canvas, userEvent }) => {
    await logIn(canvas, userEvent);
    await expect(await canvas.findByRole('list', { name: 'Settlement steps' })).toBeVisible();
    await expect(address).toBe('/checklist?from=mail#anmeldung');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'anmeldung'));
  },
});
