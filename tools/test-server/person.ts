import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, type Country, createClient } from '@settlement-help/contract';
import type { Page } from 'playwright';
import type { ReleaseServer } from './startReleaseServer.ts';

let accounts = 0;

export interface Account {
  name: string;
  email: string;
  password: string;
}

/** Returns the details of a new account. */
export const newAccount = (name = 'Amira Haddad'): Account => {
  accounts += 1;
  return { name, email: `person${accounts}@example.org`, password: 'correct horse battery' };
};

/** A registered person with a session. */
export interface Person extends Account {
  /** Origin of the server. */
  url: string;
  token: string;
  api: Client;
}

export interface PersonOptions {
  name?: string;
  /** null leaves the destination open. */
  destination?: Country | null;
}

type Server = Pick<ReleaseServer, 'url' | 'dataDir'>;

/** Returns the emails to an address, oldest first. */
export function emailsTo({ dataDir }: Pick<Server, 'dataDir'>, { email }: Pick<Account, 'email'>) {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((text) => text.includes(`To: ${email}`));
}

/** Waits for the token of the verification email. */
async function waitForToken(server: Server, account: Account) {
  for (const deadline = performance.now() + 10_000; performance.now() < deadline; await wait(10)) {
    const token = emailsTo(server, account)
      .join('\n')
      .match(/\/verify-email\?token=(\S+)/)?.[1];
    if (token) return token;
  }
  throw new Error(`There is no verification email to ${account.email}`);
}

/** Registers with a verified address and logs in through the API. */
export async function createPerson(
  server: Server,
  { name, destination = 'Germany' }: PersonOptions = {},
): Promise<Person> {
  const account = newAccount(name);
  const { name: full_name, email, password } = account;
  const { url } = server;
  const visitor = createClient({ baseUrl: url });
  await visitor.register({ body: { full_name, email, password, country: 'SY' } });
  await visitor.verifyEmail({ body: { token: await waitForToken(server, account) } });
  const { access_token: token } = await visitor.login({ body: { email, password } });
  const api = createClient({ baseUrl: url, getToken: () => token });
  if (destination) await api.updateMe({ body: { settlement_country: destination, country_selected: true } });
  return { ...account, url, token, api };
}

/** Stores the session of a person in the browser context of a page. */
export const storeSession = (page: Page, { url, token }: Pick<Person, 'url' | 'token'>) =>
  page.context().setStorageState({
    cookies: [],
    origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }],
  });
