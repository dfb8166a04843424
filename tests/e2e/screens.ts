import type { Page } from 'playwright';
import { pdf, store } from './files.ts';
import { join, type Member, newPerson, signIn } from './person.ts';
import type { RunningServer } from './server.ts';

/** Words that nothing can be parted at, as some languages and many links have them. */
const long = 'Aufenthaltserlaubnisverlängerungsantragsformular'.repeat(3);

interface Screen {
  path: string;
  /** Brings the screen to the state that is meant. */
  prepare?: (page: Page) => Promise<unknown>;
}

export type Screens = Record<string, Screen>;

/** Screens of a visitor, and what may stand open on them. */
export const visitorScreens = {
  landing: { path: '/' },
  'log in': {
    path: '/?dialog=log-in',
    prepare: (page) => page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click(),
  },
  'create account': {
    path: '/?dialog=create-account',
    prepare: (page) => page.getByRole('dialog').getByRole('button', { name: 'Create Account' }).click(),
  },
  'forgotten password': { path: '/?dialog=forgot-password' },
  'new password': {
    path: '/reset-password?token=unknown',
    prepare: (page) => page.getByRole('button', { name: 'Set new password' }).click(),
  },
} satisfies Screens;

const press = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Screens of a person who has something everywhere, and what may stand open on them. */
const memberScreens = (questionId: string) =>
  ({
    dashboard: { path: '/dashboard' },
    assistant: { path: '/dashboard', prepare: press('Ask the assistant') },
    checklist: { path: '/checklist', prepare: press(/^Details/) },
    reset: { path: '/checklist', prepare: press('Reset checklist') },
    documents: { path: '/documents', prepare: press('Upload document') },
    deletion: { path: '/documents', prepare: press(/^Delete/) },
    services: { path: '/services', prepare: press(/^Foreigners’ office/) },
    forum: { path: '/community', prepare: press('Ask a question') },
    question: { path: `/forum/question/${questionId}` },
    'no question': { path: '/forum/question/nothing' },
    profile: {
      path: '/profile',
      prepare: async (page: Page) => {
        await press('Save changes')(page);
        await page.getByText('Profile updated successfully!').waitFor();
      },
    },
    password: { path: '/profile', prepare: press('Change password') },
    leaving: { path: '/profile', prepare: press('Delete account') },
    'other destination': { path: '/profile/destination' },
  }) satisfies Screens;

/** Until what has just changed is drawn. */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    // A colour that is handed down changes one element and frame at a time, also where motion is reduced.
    const isMoving = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    while (document.getAnimations().some(isMoving)) await frame();
  });

export async function show(page: Page, { path, prepare }: Screen) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor();
  // What lies below the fold is fetched when it comes into view.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role="status"]')].every(
      (one) => one.textContent !== 'Loading' || one.getBoundingClientRect().top > innerHeight,
    ),
  );
  await prepare?.(page);
}

/** Somebody with long names and papers, a question and answers, for screens that are full. */
async function fullMember(server: RunningServer): Promise<Member & { questionId: string }> {
  const member = await join(server, newPerson('Amira Haddad'));
  const other = await join(server, newPerson(`Jonas ${long}`));
  const [first] = await member.api.initializeSteps();
  if (first) await member.api.updateStep({ params: { id: first.id }, body: { is_completed: true } });
  await store(member, pdf(`${long}.pdf`));
  await store(member, pdf('passport.pdf'));
  const { id } = await other.api.createQuestion({ body: { title: long, content: long, category: 'legal' } });
  const own = await member.api.createQuestion({ body: { title: 'Where is the office?', category: 'work' } });
  await other.api.createAnswer({ params: { id: own.id }, body: { content: long } });
  await member.api.createAnswer({ params: { id }, body: { content: `${long} https://example.org/${long}` } });
  await member.api.voteQuestion({ params: { id }, query: { is_upvote: 'true' } });
  return { ...member, questionId: own.id };
}

/** The screens of somebody signed in for whom they are full. */
export async function enter(page: Page, server: RunningServer) {
  const member = await fullMember(server);
  await signIn(page, member);
  return memberScreens(member.questionId);
}
