import { endpoints } from '@settlement-help/contract';
import { expect } from 'vitest';
import type { Person, TestServer } from './createTestServer.ts';
import { eventually } from './eventually.ts';
import { readEmails } from './readEmails.ts';

/** The requests of a person about their account, and the emails that they cause. */
export function accountOf(server: TestServer, person: Pick<Person, 'token' | 'password'>) {
  const { request } = server;
  const { token, password: current_password } = person;
  return {
    me: async () => (await server.requestOk(endpoints.getMe, {}, { token })) as Record<string, unknown>,
    isLoggedIn: async () => (await request(endpoints.getMe, {}, { token })).status === 200,
    sendVerification: () => request(endpoints.sendVerificationEmail, {}, { token }),
    verify: (token: string) => request(endpoints.verifyEmail, { body: { token } }),
    remind: (by_email = true) => request(endpoints.setReminders, { body: { by_email } }, { token }),
    announce: (by_email = true) => request(endpoints.setAnswerEmails, { body: { by_email } }, { token }),
    changeEmail: (email: string, password = current_password) =>
      request(endpoints.changeEmail, { body: { email, current_password: password } }, { token }),
    confirmEmail: (token: string) => request(endpoints.confirmEmail, { body: { token } }),
    cancelChange: () => request(endpoints.cancelEmailChange, {}, { token }),
    takeBack: (token: string) => request(endpoints.takeBack, { body: { token } }),
    askForReset: (email: string) => request(endpoints.requestPasswordReset, { body: { email } }),
    reset: (token: string, new_password = 'another long sentence') =>
      request(endpoints.resetPassword, { body: { token, new_password } }),
  };
}

/** Creates a person who registered and has not verified the address. */
export async function registerPerson(server: TestServer, email = 'new@example.org') {
  const password = 'correct horse battery';
  const { id } = await server.requestOk(endpoints.register, { body: { email, password, full_name: 'New' } });
  const login = async () =>
    (await server.requestOk(endpoints.login, { body: { email, password } })).access_token;
  return { id, email, password, token: await login(), login };
}

const pages = {
  verify: 'verify-email',
  confirm: 'confirm-email',
  takeBack: 'take-back',
  reset: 'reset-password',
};

/** The subjects and tokens of the emails to an address, oldest first, once there are `count` in the outbox. */
export const emailsTo = ({ outboxDir }: TestServer, address: string, count: number) =>
  eventually(async () => {
    const emails = (await readEmails(outboxDir)).filter(({ headers }) => headers.To === address);
    expect(emails).toHaveLength(count);
    return emails.map(({ subject, text }) => ({ subject, text }));
  });

/** The tokens of the emails to an address with a link to a page, oldest first, once there are `count` of them. */
export const tokensFor = ({ outboxDir }: TestServer, address: string, page: keyof typeof pages, count = 1) =>
  eventually(async () => {
    const emails = (await readEmails(outboxDir)).filter(({ headers }) => headers.To === address);
    const link = new RegExp(`https://settle\\.example\\.org/${pages[page]}\\?token=([\\w-]{43})\\s`);
    const tokens = emails.flatMap(({ text }) => text.match(link)?.[1] ?? []);
    expect(tokens).toHaveLength(count);
    return tokens;
  });

/** The token of the newest of these emails. */
export const tokenFor = async (...wanted: Parameters<typeof tokensFor>) =>
  (await tokensFor(...wanted)).at(-1) ?? '';

/** Waits until the server has tried to send every email. */
export const sentAll = ({ db }: Pick<TestServer, 'db'>) =>
  eventually(async () => expect(await db.query.selectFrom('email_queue').selectAll().execute()).toEqual([]));
