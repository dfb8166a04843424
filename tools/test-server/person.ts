import { type Client, type Country, createClient } from '@settlement-help/contract';
import type { Page } from 'playwright';

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

/** Registers and logs in through the API. */
export async function createPerson(
  url: string,
  { name, destination = 'Germany' }: PersonOptions = {},
): Promise<Person> {
  const account = newAccount(name);
  const { name: full_name, email, password } = account;
  const visitor = createClient({ baseUrl: url });
  await visitor.register({ body: { full_name, email, password, country: 'SY' } });
  const { access_token: token } = await visitor.login({ body: { email, password } });
  const api = createClient({ baseUrl: url, getToken: () => token });
  if (destination) await api.updateMe({ body: { settlement_country: destination, country_selected: true } });
  return { ...account, url, token, api };
}

/** Stores the session of a person in the browser context of a page. */
export const signIn = (page: Page, { url, token }: Pick<Person, 'url' | 'token'>) =>
  page.context().setStorageState({
    cookies: [],
    origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }],
  });
