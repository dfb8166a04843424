import { createClient } from '@settlement-help/contract';
import {
  fail,
  failNetwork,
  neverRespond,
  respondInvalidInput,
  respondWithHtmlError,
} from '@settlement-help/contract/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { type Stage, says } from '../../../../test/forms.ts';
import { inColumn } from '../../../../test/inColumn.tsx';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

const client = createClient();

async function createAccount({ canvas, userEvent }: Stage, answers: Record<string, string> = {}) {
  const { name = 'Amira Haddad', email = 'amira@example.org', password = 'a long sentence' } = answers;
  await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), name);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`);
}

const meta = preview.meta({
  title: 'Domain/Account/RegistrationForm',
  component: RegistrationForm,
  args: {
    onSubmit: async (user) => {
      await client.register({ body: user });
    },
    onDone: fn(),
    logIn: { href: '/?dialog=log-in', onFollow: fn() as () => void },
  },
  decorators: [inColumn('27rem')],
  parameters: { layout: 'padded', docs: ownFrame },
});

export const Empty = meta.story({
  parameters: {
    spec: [
      '§2 Registration modal: full name, email, password, country of origin, Sign in',
      '§5 Sign-up: Password (min 8 characters)',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Password (min 8 characters)')).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
  },
});

export const InItsDialog = meta.story({
  render: (args) => (
    <Dialog open size="screen" title="Create Account">
      <RegistrationForm {...args} />
    </Dialog>
  ),
  parameters: { spec: ['§2 Modals: full-screen'] },
  play: async () => {
    const name = await screen.findByRole('textbox', { name: 'Full name' });
    await waitFor(() => expect(name).toHaveFocus());
  },
});

export const CountryOfOrigin = meta.story({
  args: { onSubmit: fn(async () => undefined) },
  parameters: {
    looksLike: 'domain-account-registrationform--successful',
    spec: ['§5 Sign-up: country of origin is optional, for display purposes only'],
  },
  play: async ({ args, canvas, userEvent }) => {
    const country = canvas.getByRole('combobox', { name: 'Country of origin (optional)' });
    await expect(country).toHaveAccessibleDescription('This is for display purposes only');
    const [none, ...names] = [...country.querySelectorAll('option')].map(({ text }) => text);
    await expect(none).toBe('Prefer not to say');
    await expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
    await expect(names).toContain('Syria');
    await userEvent.selectOptions(country, 'Syria');
    await createAccount({ canvas, userEvent });
    await expect(args.onSubmit).toHaveBeenCalledWith({
      full_name: 'Amira Haddad',
      email: 'amira@example.org',
      password: 'a long sentence',
      country: 'SY',
    });
  },
});

export const Invited = meta.story({
  args: { isInvited: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have an invitation. It creates one account.')).toBeVisible();
  },
});

/** The typed text stays when the invitation was used already or has expired. */
export const InvitationUsed = meta.story({
  args: { isInvited: true },
  beforeEach: ({ msw }) =>
    msw.use(
      fail(
        'register',
        403,
        'An account needs an invitation, which works once, for 30 days. Ask the people who run this site for a new link.',
        'invitation_required',
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await createAccount({ canvas, userEvent });
    await expect(await canvas.findByText(/Ask the people who run this site for a new link\.$/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Amira Haddad');
    await expect(canvas.getByLabelText('Password')).toHaveValue('a long sentence');
  },
});

export const AllRequired = meta.story({
  parameters: { spec: ['§5 Sign-up: full name, email and password are required'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(canvas.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    const fields = {
      'Full name required': canvas.getByRole('textbox', { name: 'Full name' }),
      'Email required': canvas.getByRole('textbox', { name: 'Email' }),
      'Password required': canvas.getByLabelText('Password'),
    };
    for (const [message, field] of Object.entries(fields)) {
      await expect(field).toHaveAccessibleDescription(message);
      await userEvent.click(canvas.getByRole('link', { name: message }));
      await expect(field).toHaveFocus();
    }
  },
});

export const EmailInvalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await createAccount({ canvas, userEvent }, { email: 'amira at example' });
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Enter an email address such as name@example.org',
    );
  },
});

/** Seven characters, but more UTF-16 units. */
export const PasswordTooShort = meta.story({
  parameters: {
    spec: ['§5 Sign-up: Password must be at least 8 characters', '§9 Minimum password length: 8'],
    modes: { rightToLeft: true },
  },
  play: async ({ canvas, userEvent }) => {
    await createAccount({ canvas, userEvent }, { password: '🗝️🗝️🗝️a' });
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password must be at least 8 characters',
    );
  },
});

export const Pending = meta.story({
  args: {
    onSubmit: fn(async (user) => {
      await client.register({ body: user });
    }),
  },
  beforeEach: ({ msw }) => msw.use(neverRespond('register')),
  parameters: { spec: ['§4 Log-in and sign-up: pending', '§2 Registration modal: Sign in'] },
  play: async ({ args, canvas, userEvent }) => {
    await createAccount({ canvas, userEvent });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Create Account' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await expect(args.logIn.onFollow).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const EmailTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('register', 409, 'Email already registered')),
  parameters: {
    spec: ['§8 Auth: Registration failure shows the detail', 'Rulings: Email already registered'],
  },
  play: async ({ canvas, userEvent }) => {
    await createAccount({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Email already registered');
    await expect(canvas.getByLabelText('Password')).toHaveValue('a long sentence');
  },
});

export const RegistrationFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWithHtmlError('register')),
  parameters: { spec: ['§8 Auth: Registration failed'] },
  play: says(createAccount, 'Registration failed'),
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('register')),
  parameters: { spec: ['§8 Auth: Registration, Network error. Please try again.'] },
  play: says(createAccount, 'Network error. Please try again.'),
});

export const FieldsRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      respondInvalidInput('register', {
        email: 'Use an address that can receive mail',
        password: 'This password is too common',
      }),
    ),
  parameters: { spec: ['Rulings: what the server says of a field stands at the field'] },
  play: async ({ canvas, userEvent }) => {
    await createAccount({ canvas, userEvent });
    const password = canvas.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('This password is too common'));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Use an address that can receive mail',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'This password is too common' }));
    await expect(password).toHaveFocus();
  },
});

export const Successful = meta.story({
  parameters: {
    spec: ['§4 Sign-up success: Registration Successful!', '§9 Registration notice: 2000 ms'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await createAccount({ canvas, userEvent });
    await expect(await canvas.findByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('You can now log in with your credentials.');
    await waitFor(() => expect(canvas.getByRole('status').parentElement).toHaveFocus());
    await expect(args.onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
});

export const LongReason = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('register', 400, `${hardTexts.long} ${hardTexts.unbroken}`)),
  play: says(createAccount, hardTexts.unbroken),
});
