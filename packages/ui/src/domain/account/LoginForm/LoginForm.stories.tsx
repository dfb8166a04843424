import { ApiError, createClient } from '@settlement-help/contract';
import { fail, failNetwork, neverRespond, respondWithHtmlError } from '@settlement-help/contract/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { type Stage, says } from '../../../../test/forms.ts';
import { inColumn } from '../../../../test/inColumn.tsx';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { LoginForm } from './LoginForm.tsx';

const client = createClient();

async function logIn({ canvas, userEvent }: Stage) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amira@example.org');
  await userEvent.type(canvas.getByLabelText('Password'), 'a long sentence{Enter}');
}

const meta = preview.meta({
  title: 'Domain/Account/LoginForm',
  component: LoginForm,
  args: {
    onSubmit: async (credentials) => {
      await client.login({ body: credentials });
    },
    forgotPassword: { href: '/?dialog=forgot-password', onFollow: fn() as (email: string) => void },
    signUp: { href: '/?dialog=create-account', onFollow: fn() as () => void },
  },
  decorators: [inColumn('27rem')],
  parameters: { layout: 'padded', docs: ownFrame },
});

export const Empty = meta.story({
  parameters: { spec: ['§2 Login modal: email, password, Forgot password?, Sign up'] },
});

export const InItsDialog = meta.story({
  render: (args) => (
    <Dialog open size="screen" title="Log in">
      <LoginForm {...args} />
    </Dialog>
  ),
  parameters: { spec: ['§2 Modals: full-screen'] },
  play: async () => {
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveFocus());
  },
});

export const Filled = meta.story({
  args: { onSubmit: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const password = canvas.getByLabelText('Password');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(email, ' amira@example.org ');
    await userEvent.tab();
    await userEvent.paste(' a long sentence ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'amira@example.org',
      password: ' a long sentence ',
    });
  },
});

export const BothRequired = meta.story({
  parameters: { spec: ['§5 Login: email and password are required'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const password = canvas.getByLabelText('Password');
    await expect(email).toHaveAccessibleDescription('Email required');
    await expect(password).toHaveAccessibleDescription('Password required');
    await userEvent.click(canvas.getByRole('link', { name: 'Email required' }));
    await expect(email).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Password required' }));
    await expect(password).toHaveFocus();
  },
});

export const PasswordRequired = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amira@example.org{Enter}');
    await expect(canvas.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Email required' })).toBeNull();
  },
});

/** A second Enter sends nothing while the first request runs. */
export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('login')),
  args: {
    onSubmit: fn(async (credentials) => {
      await client.login({ body: credentials });
    }),
  },
  parameters: { spec: ['§4 Log-in and sign-up: pending', '§2 Login modal: Sign up'] },
  play: async ({ args, canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'Sign up' }));
    await expect(args.signUp.onFollow).toHaveBeenCalledOnce();
  },
});

export const WrongPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('login', 401, 'Incorrect email or password')),
  parameters: {
    spec: ['§8 Auth: Login failure shows the detail', 'Rulings: Incorrect email or password'],
    modes: { rightToLeft: true },
  },
  play: async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Incorrect email or password');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('amira@example.org');
    await expect(canvas.getByLabelText('Password')).toHaveValue('a long sentence');
  },
});

/** A proxy's error page has no detail for the person. */
export const ServerPage = meta.story({
  beforeEach: ({ msw }) => msw.use(respondWithHtmlError('login')),
  parameters: { looksLike: 'domain-account-loginform--login-failed', spec: ['§8 Auth: Login failed'] },
  play: says(logIn, 'Login failed'),
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('login')),
  parameters: { spec: ['§8 Auth: Login failure shows the thrown message'] },
  play: says(logIn, 'The server could not be reached'),
});

export const OfflineInGerman = meta.story({
  tags: ['test-only'],
  globals: { locale: 'de' },
  beforeEach: ({ msw }) => msw.use(failNetwork('login')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-Mail' }), 'amira@example.org');
    await userEvent.type(canvas.getByLabelText('Passwort'), 'a long sentence{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Der Server ist nicht erreichbar');
  },
});

export const LoginFailed = meta.story({
  args: { onSubmit: () => Promise.reject(new Error()) },
  parameters: { spec: ['§8 Auth: Login failed'] },
  play: says(logIn, 'Login failed'),
});

/** Errors stay until the response, so a double click does not hit a moved button. */
export const TryingAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('login')),
  play: async ({ canvas, msw, userEvent }) => {
    await logIn({ canvas, userEvent });
    const message = await canvas.findByRole('alert');
    const send = canvas.getByRole('button', { name: 'Log in' });
    msw.use(neverRespond('login'));
    await userEvent.dblClick(send);
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await expect(message).toBeVisible();
  },
});

export const SendingWhatWasWrong = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('login')),
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Log in' });
    await userEvent.click(send);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amira@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'a long sentence');
    await userEvent.dblClick(send);
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  },
});

/** The same error is announced again after each attempt. */
export const FailedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('login')),
  play: async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    const message = await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server could not be reached');
  },
});

export const TriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('login')),
  play: async ({ canvas, msw, userEvent }) => {
    await logIn({ canvas, userEvent });
    await canvas.findByRole('alert');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});

export const ForgotPassword = meta.story({
  parameters: { spec: ['§2 Login modal: Forgot password?'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amira@example.org ');
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot password?' }));
    await expect(args.forgotPassword?.onFollow).toHaveBeenCalledWith('amira@example.org');
  },
});

export const WithoutForgotPassword = meta.story({
  args: { forgotPassword: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Forgot password?' })).toBeNull();
  },
});

export const LongReason = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('login', 429, `${hardTexts.long} ${hardTexts.unbroken}`)),
  parameters: { spec: ['Rulings: too many requests show the detail'] },
  play: says(logIn, hardTexts.unbroken),
});

const asksForCode = fail('login', 401, 'This account also needs a code', 'second_factor_required');

/** An account with a second factor: the password was right. */
export const CodeAsked = meta.story({
  beforeEach: ({ msw }) => msw.use(asksForCode),
  play: async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    const code = await canvas.findByRole('textbox', { name: 'Code from the app' });
    await expect(code).toHaveFocus();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.queryByLabelText('Password')).toBeNull();
  },
});

export const CodeRefused = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(asksForCode),
  parameters: { looksLike: 'domain-account-loginform--code-asked' },
  play: async ({ canvas, msw, userEvent }) => {
    await logIn({ canvas, userEvent });
    const send = async (code: string) =>
      userEvent.type(await canvas.findByRole('textbox', { name: 'Code from the app' }), `${code}{Enter}`);
    await send('');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter a code');
    const refusals = [
      [fail('login', 401, 'This code is not right', 'incorrect_code'), 'This code is not right'],
      [fail('login', 429, 'Too many failed attempts', 'too_many_attempts'), 'Too many failed attempts'],
      [failNetwork('login'), 'The server could not be reached'],
    ] as const;
    for (const [handler, text] of refusals) {
      msw.use(handler);
      await send('1');
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text));
    }
    msw.resetHandlers();
    await send('1');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.clear(canvas.getByRole('textbox'));
  },
});

export const RecoveryCode = meta.story({
  args: {
    onSubmit: fn(async ({ code }) => {
      if (!code) throw new ApiError({ kind: 'http', status: 401, code: 'second_factor_required' });
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code instead' }));
    const code = canvas.getByRole('textbox', { name: 'Recovery code' });
    await expect(code).toHaveFocus();
    await userEvent.type(code, '4k7d-2mxq-9hpt-c3r1{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      email: 'amira@example.org',
      password: 'a long sentence',
      code: '4k7d-2mxq-9hpt-c3r1',
    });
    await expect(canvas.getByRole('button', { name: 'Use the app instead' })).toBeVisible();
  },
});

/** The error of one code is not shown at the other field. */
export const OtherCodeAfterAnError = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(asksForCode),
  parameters: { looksLike: 'domain-account-loginform--code-asked' },
  play: async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    const appCode = await canvas.findByRole('textbox', { name: 'Code from the app' });
    await userEvent.type(appCode, '{Enter}');
    await expect(appCode).toHaveAccessibleDescription('Enter a code');
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code instead' }));
    const recoveryCode = canvas.getByRole('textbox', { name: 'Recovery code' });
    await expect(recoveryCode).toHaveFocus();
    await expect(recoveryCode).not.toHaveAccessibleDescription();
    await expect(canvas.queryByRole('heading', { name: 'There is a problem' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the app instead' }));
    await expect(canvas.getByRole('textbox', { name: 'Code from the app' })).toHaveFocus();
  },
});
