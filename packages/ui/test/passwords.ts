import { createClient } from '@settlement-help/contract';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Stage } from './forms.ts';

const client = createClient();

const onDone = fn();

export const passwordCalls = {
  change: {
    email: 'amira@example.org',
    onVerify: async (password: string) => {
      await client.verifyPassword({ body: { current_password: password } });
    },
    onChangePassword: async (password: string) => {
      await client.changePassword({ body: { new_password: password } });
    },
    onDone,
  },
  forgot: {
    onRequest: async (address: string) => {
      await client.requestPasswordReset({ body: { email: address } });
    },
    onChangeByEmail: async (given: { email: string; currentPassword: string; newPassword: string }) => {
      await client.changePasswordByEmail({
        body: {
          email: given.email,
          current_password: given.currentPassword,
          new_password: given.newPassword,
        },
      });
    },
    onDone,
    onLogIn: fn(),
  },
  reset: {
    token: 'token-of-the-mail',
    onReset: async ({ token, newPassword }: { token: string; newPassword: string }) => {
      await client.resetPassword({ body: { token, new_password: newPassword } });
    },
    onDone,
  },
};

export const emailField = () => screen.getByRole('textbox', { name: 'Email' });
export const currentField = () => screen.getByLabelText('Current password');
export const newField = () => screen.getByLabelText('New password');
export const confirmField = () => screen.getByLabelText('Confirm new password');

type ByUser = Pick<Stage, 'userEvent'>;

export async function requestLink({ userEvent }: ByUser, address = 'amira@example.org') {
  await waitFor(() => expect(emailField()).toHaveFocus());
  await userEvent.keyboard(`${address}{Enter}`);
}

/** Opens the form for people who remember their password. */
export async function unfoldKnown({ userEvent }: ByUser) {
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/Check your email/));
  await userEvent.click(screen.getByRole('button', { name: 'Do you remember your password after all?' }));
  await expect(currentField()).toHaveFocus();
}

export async function enterCurrent({ userEvent }: ByUser, password = 'a long sentence') {
  await waitFor(() => expect(currentField()).toHaveFocus());
  await userEvent.keyboard(`${password}{Enter}`);
}

export async function enterNew({ userEvent }: ByUser, next = 'a longer sentence', confirm = next) {
  await userEvent.type(await screen.findByLabelText('New password'), next);
  await userEvent.type(confirmField(), `${confirm}{Enter}`);
}
