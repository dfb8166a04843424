import type { Locator, Page } from '@playwright/test';
import type { EndpointName } from '@settlement-help/contract';
import { pdf } from '../../../tools/test-server/files.ts';
import { newAccount, type Person, storeSession } from '../../../tools/test-server/person.ts';
import type { ReleaseServer } from '../../../tools/test-server/startReleaseServer.ts';
import { fillRegistration, openDialog, uniqueTitle } from '../support/actions.ts';
import {
  alert,
  dashboard,
  expect,
  expectProgress,
  heading,
  lockedSteps,
  test,
  toast,
} from '../support/fixtures.ts';
import { detail, type Fault, gatewayPage, truncatedJson } from '../support/network.ts';
import { waitForResetLink } from '../support/outbox.ts';

interface Scene {
  page: Page;
  person: Person;
  server: ReleaseServer;
  /** A question of another person. */
  questionId: string;
  title: string;
}

interface FailedRequest {
  endpoint: EndpointName;
  fault: Fault;
  /** Opens the screen and fills in the form before the request fails. */
  open?: (scene: Scene) => Promise<unknown>;
  /** Sends the request. */
  send: (scene: Scene) => Promise<unknown>;
  /** Sends it again. @default send */
  again?: (scene: Scene) => Promise<unknown>;
  /** The error text; null if the screen shows none (§8). */
  says: string | null;
  /** The expected console error. */
  logs?: string;
  /** Checks that the input or the screen is kept. */
  keeps: (scene: Scene) => Promise<unknown>;
  works: (scene: Scene) => Promise<unknown>;
}

const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name });
const tryAgain = ({ page }: Scene) => button(page, 'Try Again').first().click();
const newPassword = 'a new sentence for the door';

/** One fault for each screen; the stories hold every message. */
const visitorRequests: Record<string, FailedRequest> = {
  'the log-in': {
    endpoint: 'login',
    fault: 'offline',
    open: async ({ page, person }) => {
      const dialog = await openDialog(page, 'Log in');
      await dialog.getByLabel('Email').fill(person.email);
      await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    },
    send: ({ page }) => button(page.getByRole('dialog'), 'Log in').click(),
    says: 'The server could not be reached',
    keeps: ({ page, person }) =>
      expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password),
    works: ({ page }) => expect(dashboard(page)).toBeVisible(),
  },
  'the registration': {
    endpoint: 'register',
    fault: 'gateway',
    open: async ({ page }) => {
      await openDialog(page, 'Create Account');
      await fillRegistration(page, { ...newAccount('Mateo Rojas'), password: newPassword });
    },
    send: ({ page }) => button(page.getByRole('dialog'), 'Create Account').click(),
    says: 'Registration failed',
    keeps: ({ page }) => expect(page.getByLabel('Full name')).toHaveValue('Mateo Rojas'),
    works: ({ page }) => expect(page.getByText('Registration Successful!')).toBeVisible(),
  },
  'the request for a reset link': {
    endpoint: 'requestPasswordReset',
    fault: 'detail',
    open: async ({ page, person }) => {
      await page.goto('/?dialog=forgot-password');
      await page.getByRole('dialog').getByLabel('Email').fill(person.email);
    },
    send: ({ page }) => button(page, 'Send the link').click(),
    says: detail,
    keeps: ({ page, person }) => expect(page.getByLabel('Email')).toHaveValue(person.email),
    works: ({ page, person }) => expect(page.getByText(`If ${person.email} has an account`)).toBeVisible(),
  },
  'the reset of a password': {
    endpoint: 'resetPassword',
    fault: 'empty',
    open: async ({ page, person, server }) => {
      await person.api.requestPasswordReset({ body: { email: person.email } });
      await page.goto(await waitForResetLink(server, person));
      await page.getByLabel('New password', { exact: true }).fill(newPassword);
      await page.getByLabel('Confirm new password').fill(newPassword);
    },
    send: ({ page }) => button(page, 'Set new password').click(),
    says: 'Reset failed',
    keeps: ({ page }) => expect(page.getByLabel('Confirm new password')).toHaveValue(newPassword),
    works: ({ page }) => expect(toast(page, 'Password reset successful. Please log in.')).toBeVisible(),
  },
};

const personRequests: Record<string, FailedRequest> = {
  'the dashboard': {
    endpoint: 'listSteps',
    fault: 'truncated',
    send: ({ page }) => page.goto('/dashboard'),
    again: tryAgain,
    says: `Failed to fetch settlement steps: 200 ${truncatedJson}`,
    keeps: ({ page }) => expect(dashboard(page)).toBeVisible(),
    works: ({ page }) => expect(page.getByRole('link', { name: 'Open step 1' })).toBeVisible(),
  },
  'the checklist': {
    endpoint: 'listSteps',
    fault: 'gateway',
    send: ({ page }) => page.goto('/checklist'),
    again: tryAgain,
    says: `Failed to fetch settlement steps: 502 ${gatewayPage}`,
    keeps: ({ page }) => expect(heading(page, 'Settlement Checklist')).toBeVisible(),
    works: ({ page }) => expect(page.getByRole('list', { name: 'Settlement steps' })).toBeVisible(),
  },
  'the completion of a step': {
    endpoint: 'updateStep',
    fault: 'offline',
    open: ({ page }) => page.goto('/checklist'),
    send: ({ page }) => button(page, 'Yes').click(),
    says: 'Failed to update step',
    keeps: async ({ page }) => {
      await expect(lockedSteps(page)).toHaveCount(9);
      await expect(button(page, 'Yes')).toBeFocused();
      await expect(button(page, 'Yes')).toBeInViewport();
    },
    works: async ({ page, person }) => {
      await expectProgress(page, 1);
      await expect.poll(async () => (await person.api.listSteps())[0]?.is_completed).toBe(true);
    },
  },
  'the documents': {
    endpoint: 'listDocuments',
    fault: 'empty',
    send: ({ page }) => page.goto('/documents'),
    again: tryAgain,
    says: 'Failed to fetch documents: 500',
    keeps: ({ page }) => expect(heading(page, 'Documents')).toBeVisible(),
    works: ({ page }) =>
      expect(page.getByRole('heading', { name: 'Your papers will be here' })).toBeVisible(),
  },
  'an upload': {
    endpoint: 'uploadDocument',
    fault: 'detail',
    open: async ({ page }) => {
      await page.goto('/documents');
      await page.getByLabel('Choose a file', { exact: true }).setInputFiles(pdf('scan-7.pdf'));
      await page.getByLabel(/^Name/).fill('Passport');
    },
    send: ({ page }) => button(page, 'Upload document').click(),
    says: detail,
    keeps: ({ page }) => expect(page.getByLabel(/^Name/)).toHaveValue('Passport'),
    works: async ({ page, person }) => {
      await expect(page.getByRole('link', { name: 'Download Passport' })).toBeVisible();
      expect(await person.api.listDocuments()).toHaveLength(1);
    },
  },
  'the forum': {
    endpoint: 'listQuestions',
    fault: 'offline',
    send: ({ page }) => page.goto('/community'),
    again: tryAgain,
    says: null,
    logs: 'The questions could not be loaded.',
    keeps: ({ page }) => expect(page.getByText('The questions have not arrived yet.')).toBeVisible(),
    works: ({ page, title }) => expect(page.getByRole('article', { name: title })).toBeVisible(),
  },
  'a new question': {
    endpoint: 'createQuestion',
    fault: 'gateway',
    open: async ({ page }) => {
      await page.goto('/community');
      await button(page, 'Ask a question').click();
      await page.getByRole('textbox', { name: 'Title' }).fill('Which bank takes newcomers?');
    },
    send: ({ page }) => button(page, 'Post question').click(),
    says: null,
    logs: 'The question could not be posted.',
    keeps: ({ page }) =>
      expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Which bank takes newcomers?'),
    works: ({ page }) =>
      expect(page.getByRole('article', { name: 'Which bank takes newcomers?' })).toBeVisible(),
  },
  'a question': {
    endpoint: 'getQuestion',
    fault: 'truncated',
    send: ({ page, questionId }) => page.goto(`/forum/question/${questionId}`),
    again: tryAgain,
    says: null,
    logs: 'The question could not be loaded.',
    keeps: ({ page }) => expect(page.getByText('The question has not arrived yet.')).toBeVisible(),
    works: ({ page, title }) => expect(heading(page, title)).toBeVisible(),
  },
  'an answer': {
    endpoint: 'createAnswer',
    fault: 'detail',
    open: async ({ page, questionId }) => {
      await page.goto(`/forum/question/${questionId}`);
      await page.getByRole('textbox', { name: 'Your answer' }).fill('Ask at the town hall.');
    },
    send: ({ page }) => button(page, 'Post answer').click(),
    says: null,
    logs: 'The answer could not be posted.',
    keeps: ({ page }) =>
      expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Ask at the town hall.'),
    works: ({ page }) =>
      expect(page.getByRole('paragraph').filter({ hasText: 'Ask at the town hall.' })).toBeVisible(),
  },
  'the profile': {
    endpoint: 'updateMe',
    fault: 'empty',
    open: async ({ page }) => {
      await page.goto('/profile');
      await page.getByLabel('City').fill('Berlin');
    },
    send: ({ page }) => button(page, 'Save changes').click(),
    says: 'Failed to update profile. Please try again.',
    keeps: ({ page }) => expect(page.getByLabel('City')).toHaveValue('Berlin'),
    works: ({ page }) => expect(page.getByText('Profile updated successfully!')).toBeVisible(),
  },
  'the password dialog': {
    endpoint: 'verifyPassword',
    fault: 'offline',
    open: async ({ page, person }) => {
      await page.goto('/profile');
      await button(page, 'Change password').click();
      await page.getByRole('dialog').getByLabel('Current password').fill(person.password);
    },
    send: ({ page }) => button(page, 'Continue').click(),
    says: 'Network error',
    keeps: ({ page, person }) =>
      expect(page.getByRole('dialog').getByLabel('Current password')).toHaveValue(person.password),
    works: ({ page }) => expect(page.getByLabel('New password', { exact: true })).toBeVisible(),
  },
};

function testFailedRequest(name: string, request: FailedRequest, isSignedIn: boolean) {
  const { endpoint, fault, open, send, again = send, says, logs, keeps, works } = request;
  test(`${name} fails (${fault}), says so, keeps everything and works the second time`, {
    tag: '@case24',
  }, async ({ page, person, server, network, consoleErrors, createPerson }) => {
    const title = uniqueTitle('Where do I register the bicycle?');
    const author = await createPerson({ name: 'Jonas Okafor' });
    const { id: questionId } = await author.api.createQuestion({ body: { title, category: 'general' } });
    const scene = { page, person, server, questionId, title };
    if (isSignedIn) await storeSession(page, person);
    else await page.goto('/');
    await open?.(scene);

    const failure = await network.fail(endpoint, fault);
    if (logs) consoleErrors.expect(logs);
    await send(scene);
    await failure.first;
    if (says === null) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    else await expect(alert(page, says)).toBeVisible();
    await keeps(scene);
    if (says === null) await expect(page.getByRole('alert')).toHaveCount(0);
    await failure.stop();

    await again(scene);
    await works(scene);
  });
}

for (const [name, request] of Object.entries(visitorRequests)) testFailedRequest(name, request, false);
for (const [name, request] of Object.entries(personRequests)) testFailedRequest(name, request, true);
