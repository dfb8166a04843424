import { randomUUID } from 'node:crypto';
import { type Client, type Country, createClient } from '@settlement-help/contract';
import type { Page } from 'playwright';
import type { RunningServer } from './server.ts';

let people = 0;

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** Somebody new, whom no server knows yet. */
export const newPerson = (name = 'Amira Haddad'): Person => {
  people += 1;
  return { name, email: `person${people}@example.org`, password: 'correct horse battery' };
};

/** The title of a new question; what an earlier try of the same test asked is still in the forum. */
export const newTitle = (text: string) => `${text} ${randomUUID().slice(0, 8)} 🏦`;

/** Creates the account through the registration dialog and waits until its notice has closed it. */
export async function signUp(page: Page, person: Person) {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Account' });
  await dialog.getByLabel('Full name').fill(person.name);
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByLabel(/^Country of origin/).selectOption({ label: 'Syria' });
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await dialog.getByText('Registration Successful!').waitFor();
  await dialog.waitFor({ state: 'detached' });
}

/** Logs in through the dialog of the landing page, which must be open. */
export async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

/** A person with an account, and the API as they may call it. */
export interface Member extends Person {
  /** Origin of the server that knows them. */
  url: string;
  token: string;
  api: Client;
}

/** Creates the account through the API, for tests that are about what comes after; null leaves the destination open. */
export async function join(
  { url }: RunningServer,
  person: Person = newPerson(),
  destination: Country | null = 'Germany',
): Promise<Member> {
  const visitor = createClient({ baseUrl: url });
  const { name: full_name, email, password } = person;
  await visitor.register({ body: { full_name, email, password, country: 'SY' } });
  const { access_token: token } = await visitor.login({ body: { email, password } });
  const api = createClient({ baseUrl: url, getToken: () => token });
  if (destination) await api.updateMe({ body: { settlement_country: destination, country_selected: true } });
  return { ...person, url, token, api };
}

/** Makes every page that this context opens from now on one of a signed-in person. */
export const signIn = (page: Page, { url, token }: Member) =>
  page.context().setStorageState({
    cookies: [],
    origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }],
  });

/** A person in Germany, on the dashboard or where `path` leads. */
export async function arrive(page: Page, server: RunningServer, person?: Person, path = '/') {
  const member = await join(server, person);
  await signIn(page, member);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return member;
}

/** As somebody who looks something up elsewhere for a minute and comes back: what is old is read again. */
export async function comeBack(page: Page) {
  await page.clock.setSystemTime(Date.now() + 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
