import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { cutAnswer, detail, failing, failingToLoad, gatewayPage, type Words, words } from './failing.ts';
import { pdf, store } from './files.ts';

const fetchFailed: Words = {
  detail: `Failed to fetch settlement steps: 503 {"detail":"${detail}"}`,
  bare: 'Failed to fetch settlement steps: 500',
  gateway: `Failed to fetch settlement steps: 502 ${gatewayPage}`,
  cut: `Failed to fetch settlement steps: 200 ${cutAnswer}`,
  offline: 'Failed to fetch settlement steps: Network error. Please try again.',
};

const initializeFailed: Words = {
  detail: `Failed to initialize settlement steps: ${detail}`,
  bare: 'Failed to initialize settlement steps: The server answered 500',
  gateway: 'Failed to initialize settlement steps: The server answered 502',
  cut: 'Failed to initialize settlement steps: The server answered 200',
  offline: 'Failed to initialize settlement steps: The server could not be reached',
};

const steps = (page: Page) => page.getByRole('list', { name: 'Settlement steps' });
const locked = (page: Page) => page.getByText('Complete previous step to unlock').count();

describe('case 24: the checklist', () => {
  failingToLoad('the steps', {
    call: 'listSteps',
    path: '/checklist',
    says: fetchFailed,
    works: ({ page }) => steps(page).waitFor(),
  });

  failingToLoad('the steps of the dashboard', {
    call: 'listSteps',
    path: '/dashboard',
    says: fetchFailed,
    works: ({ page }) => page.getByRole('link', { name: 'Open step 1' }).waitFor(),
  });

  failingToLoad('the first steps', {
    call: 'initializeSteps',
    path: '/checklist',
    says: initializeFailed,
    works: ({ page }) => steps(page).waitFor(),
  });

  failing('the answer Yes', {
    call: 'updateStep',
    path: '/checklist',
    open: ({ page }) => steps(page).waitFor(),
    press: (page) => page.getByRole('button', { name: 'Yes' }),
    says: words('Failed to update step', 'Failed to update step'),
    kept: async (page) => expect(await locked(page)).toBe(9),
    works: async ({ page, member }) => {
      await page.getByText(/^You marked this done on/).waitFor();
      await expect.poll(async () => (await member.api.listSteps())[0]?.is_completed).toBe(true);
      expect(await locked(page)).toBe(8);
    },
  });

  const uploadFailed = 'Failed to upload document. Please try again.';
  failing('the document of a step', {
    call: 'uploadDocument',
    path: '/checklist',
    open: async ({ page }) => {
      await page.route('**/documents/upload*', (route) => route.abort());
      await page.getByLabel(/^Attach a document/).setInputFiles(pdf('policy.pdf'));
      await page.getByRole('alert').getByText(uploadFailed).waitFor();
      await page.unroute('**/documents/upload*');
    },
    press: (page) => page.getByRole('button', { name: 'Try Again' }),
    says: words(uploadFailed, uploadFailed),
    kept: (page) => page.getByRole('button', { name: 'Try Again' }).waitFor(),
    works: ({ page }) => page.getByRole('link', { name: /^policy\.pdf/ }).waitFor(),
  });

  failing('the reset', {
    call: 'resetSteps',
    path: '/checklist',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Yes' }).click();
      await page.getByText('10% of the way').waitFor();
      await page.getByRole('button', { name: 'Reset checklist' }).click();
    },
    press: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Reset checklist' }),
    says: {
      detail,
      bare: 'Failed to reset steps: 500',
      gateway: 'Failed to reset steps: 502',
      cut: 'Failed to reset steps: 200',
      offline: 'Failed to reset steps: Network error. Please try again.',
    },
    kept: (page) => page.getByText('10% of the way').waitFor(),
    works: async ({ page }) => {
      await page.getByRole('alert').getByText('Your settlement steps were reset.').waitFor();
      await page.getByText('0% of the way').waitFor();
    },
  });
});

describe('case 24: the documents', () => {
  failingToLoad('the list', {
    call: 'listDocuments',
    path: '/documents',
    says: {
      detail: 'Failed to fetch documents: 503',
      bare: 'Failed to fetch documents: 500',
      gateway: 'Failed to fetch documents: 502',
      cut: 'Failed to fetch documents: 200',
      offline: 'Failed to fetch documents: Network error. Please try again.',
    },
    works: ({ page }) => page.getByRole('heading', { name: 'Your papers will be here' }).waitFor(),
  });

  failing('an upload', {
    call: 'uploadDocument',
    path: '/documents',
    open: async ({ page }) => {
      await page.getByLabel('Choose a file', { exact: true }).setInputFiles(pdf('scan-7.pdf'));
      await page.getByLabel(/^Name/).fill('Passport');
    },
    press: (page) => page.getByRole('button', { name: 'Upload document' }),
    says: words(detail, 'Upload failed'),
    kept: async (page) => {
      await page.getByText('scan-7.pdf').first().waitFor();
      expect(await page.getByLabel(/^Name/).inputValue()).toBe('Passport');
    },
    works: async ({ page, member }) => {
      await page.getByRole('link', { name: 'Download Passport' }).waitFor();
      expect(await member.api.listDocuments()).toHaveLength(1);
    },
  });

  failing('a deletion', {
    call: 'deleteDocument',
    path: '/documents',
    open: async ({ page, member }) => {
      await store(member, pdf('old.pdf'));
      await page.reload();
      await page.getByRole('button', { name: 'Delete old.pdf' }).click();
    },
    press: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete document' }),
    says: words('Failed to delete document', 'Failed to delete document'),
    kept: (page) => page.getByText('Are you sure you want to delete this document?').waitFor(),
    works: ({ page }) => page.getByRole('heading', { name: 'Your papers will be here' }).waitFor(),
  });
});
