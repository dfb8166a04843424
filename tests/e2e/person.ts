import type { Page } from 'playwright';

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

/** A person in Germany, on the dashboard. */
export async function arrive(page: Page, person: Person = newPerson()) {
  await signUp(page, person);
  await logIn(page, person);
  await page.getByRole('button', { name: /Germany/ }).click();
  await page.getByRole('heading', { name: `Welcome back, ${person.name}` }).waitFor();
  return person;
}

/** A small real PDF. */
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
});
