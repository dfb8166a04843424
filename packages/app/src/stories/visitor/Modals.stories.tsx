import { fail, fixtures, respond, respondInvalidInput, respondWith } from '@settlement-help/contract/testing';
import { useNavigate } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AppAt, type AppAtProps, asVisitor } from '#app/testing/AppAt.tsx';
import preview from '#storybook/preview';

/** The Back button of the browser. */
let back: () => void;

function BrowserButtons() {
  const navigate = useNavigate();
  back = () => navigate(-1);
  return null;
}

const AppWithBack = ({ path }: AppAtProps) => (
  <AppAt path={path}>
    <BrowserButtons />
  </AppAt>
);

const meta = preview.meta({
  title: 'Screens/Landing/Log in and sign up',
  tags: ['!autodocs'],
  component: AppWithBack,
  args: { path: '/' },
  beforeEach: asVisitor,
  parameters: { layout: 'fullscreen' },
});

let response = Promise.withResolvers<Response>();
const endedSessions: (string | null)[] = [];

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The log-in has a history entry: Back closes it and restores the focus. */
export const BackCloses = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-landing--default', spec: ['§2 Modals: browser back closes'] },
  play: async ({ canvas, userEvent }) => {
    const [opener] = await canvas.findAllByRole('button', { name: 'Log in' });
    await userEvent.click(opener as HTMLElement);
    await screen.findByRole('dialog', { name: 'Log in' });
    back();
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
    // The picture is compared with that of the untouched page.
    opener?.blur();
  },
});

/** Closing the dialog cancels a log-in, also its session on the server. */
export const ClosedWhileLoggingIn = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-landing--default' },
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    endedSessions.length = 0;
    msw.use(
      respondWith('login', () => response.promise),
      respondWith('logout', ({ request }) => {
        endedSessions.push(request.headers.get('Authorization'));
        return new Response(null, { status: 204 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [opener] = await canvas.findAllByRole('button', { name: 'Log in' });
    await userEvent.click(opener as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'amira@example.org');
    await userEvent.type(dialog.getByLabelText('Password'), 'a long password{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await gone();
    response.resolve(Response.json({ access_token: 'late-token', token_type: 'bearer' }));
    await waitFor(() => expect(endedSessions).toEqual(['Bearer late-token']));
    await expect(localStorage.getItem('token')).toBeNull();
    opener?.blur();
  },
});

/** After Close, Back does not open the dialog again. */
export const NoDeadEntry = meta.story({
  tags: ['test-only'],
  parameters: { spec: ['Rulings: closing a modal by its button leaves no dead entry'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Log in' }))[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await gone();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Create Account' })[0] as HTMLElement);
    await screen.findByRole('dialog', { name: 'Create Account' });
    back();
    await gone();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** Closing a dialog that was opened by its URL leads to the landing page. */
export const Reloaded = meta.story({
  tags: ['test-only'],
  args: { path: '/?dialog=log-in' },
  parameters: {
    looksLike: 'screens-landing--create-account',
    spec: ['Rulings: a reload of a modal keeps the landing page usable'],
  },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Log in' });
    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: 'Create Account' }))[0] as HTMLElement,
    );
    await screen.findByRole('dialog', { name: 'Create Account' });
  },
});

const closedSentence = /^Nobody can create an account here at the moment\./;

/** The dialog explains why, and the log-in works. */
export const RegistrationClosed = meta.story({
  args: { path: '/?dialog=create-account' },
  beforeEach: ({ msw }) => msw.use(respond('getSite', { ...fixtures.site, registration: 'closed' })),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Account' }));
    await expect(await dialog.findByText(closedSentence)).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.getByRole('link', { name: 'See your plan first' })).toHaveAttribute('href', '/plan');
    await userEvent.click(dialog.getByRole('button', { name: 'Log in' }));
    const logIn = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await userEvent.click(logIn.getByRole('link', { name: 'Sign up' }));
    const button = await dialog.findByRole('button', { name: 'Log in' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(closedSentence);
  },
});

export const InvitationNeeded = meta.story({
  args: { path: '/?dialog=create-account' },
  beforeEach: ({ msw }) => msw.use(respond('getSite', { ...fixtures.site, registration: 'invite' })),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Account' }));
    await expect(await dialog.findByText(/^An account needs an invitation\./)).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
});

const usedSentence =
  'An account needs an invitation, which works once, for 30 days. Ask the people who run this site for a new link.';

const registered: unknown[] = [];

/** The invitation of the link is kept while the dialogs change, and sent with the new account. It was used already. */
export const InvitationUsed = meta.story({
  args: { path: '/?dialog=create-account&invite=secret' },
  beforeEach: ({ msw }) => {
    registered.length = 0;
    msw.use(
      respond('getSite', { ...fixtures.site, registration: 'invite' }),
      respondWith('register', async ({ request }) => {
        registered.push(await request.json());
        return Response.json({ detail: usedSentence, code: 'invitation_required' }, { status: 403 });
      }),
    );
  },
  parameters: { spec: ['§2 Registration modal: full name, email, password, country of origin, Sign in'] },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Account' }));
    await expect(await dialog.findByText('You have an invitation. It creates one account.')).toBeVisible();
    await userEvent.click(dialog.getByRole('link', { name: 'Sign in' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Sign up' }));
    await userEvent.type(await screen.findByLabelText('Full name'), 'Amira Haddad');
    await userEvent.type(screen.getByLabelText('Email'), 'amira@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse battery{Enter}');
    await expect(await screen.findByText(usedSentence)).toBeVisible();
    await expect(registered).toMatchObject([{ email: 'amira@example.org', invitation: 'secret' }]);
    await expect(screen.getByLabelText('Full name')).toHaveValue('Amira Haddad');
  },
});

/** A known error of the server is translated; an unknown one is shown as sent. */
export const RefusedInFrench = meta.story({
  globals: { locale: 'fr' },
  tags: ['test-only'],
  args: { path: '/?dialog=log-in' },
  beforeEach: ({ msw }) => msw.use(fail('login', 401, 'Incorrect email or password', 'incorrect_log_in')),
  play: async ({ msw, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Se connecter' }));
    await userEvent.type(dialog.getByRole('textbox'), 'amira@example.org');
    await userEvent.type(dialog.getByLabelText('Mot de passe', { selector: 'input' }), 'wrong');
    const submit = dialog.getByRole('button', { name: 'Se connecter' });
    await userEvent.click(submit);
    await expect(await dialog.findByText('Adresse e-mail ou mot de passe incorrect')).toBeVisible();
    msw.use(fail('login', 403, 'No log-in on Sundays', 'sunday'));
    await userEvent.click(submit);
    const unknown = await dialog.findByText('No log-in on Sundays');
    await expect(unknown).toBeVisible();
    // Screen readers need the language of the text.
    await expect(unknown).toHaveAttribute('lang', 'en');
  },
});

/** An error of a field is translated as well. */
export const RefusedFieldsInArabic = meta.story({
  globals: { locale: 'ar' },
  tags: ['test-only'],
  args: { path: '/?dialog=create-account' },
  beforeEach: ({ msw }) =>
    msw.use(
      respondInvalidInput(
        'register',
        { full_name: 'Must be at most 100 characters', password: 'No secret of the house' },
        { full_name: { code: 'too_long', limit: 100 }, password: { code: 'house_secret' } },
      ),
    ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'إنشاء حساب' }));
    const [name, email] = dialog.getAllByRole<HTMLInputElement>('textbox');
    await userEvent.type(name as HTMLInputElement, 'Amira');
    await userEvent.type(email as HTMLInputElement, 'amira@example.org');
    await userEvent.type(
      dialog.getByLabelText('كلمة المرور', { selector: 'input' }),
      'correct horse battery',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'إنشاء حساب' }));
    const unknown = await dialog.findAllByText('No secret of the house');
    await expect(unknown[0]).toBeVisible();
    // The untranslated error is marked as English in the summary and at the field.
    await expect(unknown.map(({ lang, dir }) => `${lang} ${dir}`)).toEqual(['en ltr', 'en ltr']);
    await expect(name).toHaveAccessibleDescription(/100 حرف على الأكثر/);
  },
});
