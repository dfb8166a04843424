import type { Page } from 'playwright';
import { pdf, uploadDocument } from './files.ts';
import { createPerson } from './person.ts';
import type { ReleaseServer } from './startReleaseServer.ts';

/** A word without a break opportunity. */
const longWord = 'Aufenthaltserlaubnisverlängerungsantragsformular'.repeat(3);

export interface Screen {
  path: string;
  /** Opens the dialog or message that is checked. */
  prepare?: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
};

const pressInDialog = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name }).click();

export const visitorScreens = {
  landing: { path: '/' },
  'log in': { path: '/?dialog=log-in', prepare: pressInDialog('Log in') },
  'create account': { path: '/?dialog=create-account', prepare: pressInDialog('Create Account') },
  'forgot password': { path: '/?dialog=forgot-password' },
  'reset password': { path: '/reset-password?token=unknown', prepare: press('Set new password') },
  'email link': { path: '/verify-email?token=unknown' },
  step: { path: '/steps/germany/anmeldung' },
  pass: { path: '/steps/germany/anmeldung/pass' },
  letter: { path: '/letters/germany/kaution' },
  about: { path: '/about' },
  transparency: { path: '/transparency' },
  'plan without an account': { path: '/plan', prepare: press(/Germany/) },
} satisfies Record<string, Screen>;

export const personScreens = (questionId: string) =>
  ({
    dashboard: { path: '/dashboard' },
    assistant: { path: '/dashboard', prepare: openDialog('Ask the assistant') },
    checklist: { path: '/checklist', prepare: press(/^Details/) },
    'reset checklist': { path: '/checklist', prepare: openDialog('Reset checklist') },
    documents: { path: '/documents', prepare: press('Upload document') },
    'delete document': { path: '/documents', prepare: openDialog(/^Delete/) },
    services: { path: '/services', prepare: press(/^Foreigners’ office/) },
    forum: { path: '/community', prepare: press('Ask a question') },
    question: { path: `/forum/question/${questionId}` },
    'question not found': { path: '/forum/question/nothing' },
    profile: {
      path: '/profile',
      prepare: async (page: Page) => {
        await press('Save changes')(page);
        await page.getByText('Profile updated successfully!').waitFor();
      },
    },
    'change password': { path: '/profile', prepare: openDialog('Change password') },
    'change email address': { path: '/profile', prepare: openDialog('Change email address') },
    reminders: { path: '/profile/reminders', prepare: press('Make an address') },
    appearance: { path: '/profile/appearance' },
    devices: { path: '/profile/devices' },
    'delete account': { path: '/profile/data', prepare: openDialog('Delete account') },
    'change destination': { path: '/profile/destination' },
    situation: { path: '/situation' },
    'question about the situation': { path: '/situation/purpose' },
    letters: { path: '/letters/germany' },
  }) satisfies Record<string, Screen>;

export type PersonScreenName = keyof ReturnType<typeof personScreens>;

export const personScreenNames = Object.keys(personScreens('')) as PersonScreenName[];

/** Waits until the visible part of a screen is loaded. */
export async function waitUntilLoaded(page: Page) {
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor();
  // Content below the fold loads when it is scrolled into view.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role="status"]')].every(
      (one) => one.textContent !== 'Loading' || one.getBoundingClientRect().top > innerHeight,
    ),
  );
}

/** Opens a screen with its dialog or message. */
export async function openScreen(page: Page, { path, prepare }: Screen) {
  await page.goto(path);
  await waitUntilLoaded(page);
  await prepare?.(page);
}

/** Registers a person with long names, documents, a question and answers, so that every screen has content. */
export async function createPersonWithContent(server: Pick<ReleaseServer, 'url' | 'dataDir'>) {
  const person = await createPerson(server);
  const other = await createPerson(server, { name: `Jonas ${longWord}` });
  const [first] = await person.api.initializeSteps();
  await person.api.updateStep({ params: { id: first?.id ?? '' }, body: { is_completed: true } });
  await uploadDocument(person, pdf(`${longWord}.pdf`));
  await uploadDocument(person, pdf('passport.pdf'));
  const { id } = await other.api.createQuestion({
    body: { title: longWord, content: longWord, category: 'legal' },
  });
  const own = await person.api.createQuestion({ body: { title: 'Where is the office?', category: 'work' } });
  await other.api.createAnswer({ params: { id: own.id }, body: { content: longWord } });
  const content = `${longWord} https://example.org/${longWord}`;
  await person.api.createAnswer({ params: { id }, body: { content } });
  await person.api.voteQuestion({ params: { id }, query: { is_upvote: 'true' } });
  return { ...person, questionId: own.id };
}

export type PersonWithContent = Awaited<ReturnType<typeof createPersonWithContent>>;
