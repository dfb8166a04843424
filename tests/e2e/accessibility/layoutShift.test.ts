import type { Page } from '@playwright/test';
import { todayIn, unknownSituation } from '@settlement-help/contract';
import { pdf, uploadDocument } from '../../../tools/test-server/files.ts';
import { signIn } from '../../../tools/test-server/person.ts';
import {
  personScreens,
  type Screen,
  visitorScreens,
  waitUntilLoaded,
} from '../../../tools/test-server/screens.ts';
import { expect, painted, test } from '../support/test.ts';

const limit = 0.02;

/** A layout shift as the browser reports it; TypeScript's own library lacks it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** Every shift of the document so far that no input caused. */
    readShifts: () => { sum: number; moved: string[] };
  }
}

const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    const record = (entries: PerformanceEntryList) =>
      shifts.push(...(entries as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput));
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.readShifts = () => {
      record(observer.takeRecords());
      return {
        sum: shifts.reduce((sum, { value }) => sum + value, 0),
        moved: shifts.flatMap(({ sources }) =>
          sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''),
        ),
      };
    };
  });

const pathsOf = (screens: Record<string, Screen>) =>
  new Set(Object.values(screens).map((screen) => screen.path));

const publicPaths = ['/steps/germany/anmeldung', '/steps/france/caf-housing-aid', '/letters/germany/kaution'];
/** They look unlike with a plan of one's own. */
const planPaths = ['/dashboard', '/checklist', '/situation', '/situation/purpose', ...publicPaths];

async function expectStill(page: Page, paths: Iterable<string>) {
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await waitUntilLoaded(page);
    await painted(page);
    const { sum, moved } = await page.evaluate(() => window.readShifts());
    expect.soft(sum, `${path} moved: ${moved.join(' | ')}`).toBeLessThanOrEqual(limit);
  }
}

for (const width of [360, 1280]) {
  test(`nothing moves while a screen loads at ${width} px`, async ({
    page,
    personWithContent,
    consoleErrors,
  }) => {
    consoleErrors.expect('status of 404');
    await page.setViewportSize({ width, height: 800 });
    await recordShifts(page);
    await expectStill(page, [...pathsOf(visitorScreens), ...publicPaths]);
    await signIn(page, personWithContent);
    await expectStill(page, pathsOf(personScreens(personWithContent.questionId)));
  });

  test(`nothing moves while a plan of one's own loads at ${width} px`, async ({ page, person }) => {
    await page.setViewportSize({ width, height: 800 });
    await recordShifts(page);
    // Where people log in, and where the fonts are first loaded.
    await expectStill(page, ['/']);
    const arrived_on = todayIn('Germany', new Date());
    await person.api.setSituation({
      body: {
        ...unknownSituation,
        nationality: 'art41',
        purpose: 'work',
        arrived_on,
        moved_in_on: arrived_on,
      },
    });
    await signIn(page, person);
    await expectStill(page, planPaths);
  });
}

test('nothing moves where answers come after their questions', async ({
  personPage: page,
  person,
  createPerson,
  network,
}) => {
  const other = await createPerson({ name: 'Jonas Weber' });
  for (const content of ['At the town hall.', 'Book it early. '.repeat(9), 'Bring it.', 'Ask. '.repeat(40)]) {
    const { id } = await person.api.createQuestion({
      body: { title: 'Where is the office for work?', category: 'work' },
    });
    await other.api.createAnswer({ params: { id }, body: { content } });
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await recordShifts(page);
  const answers = await network.holdRequests('getQuestion');
  await page.goto('/community');
  await answers.first;
  // Other tests have left questions below these.
  await page.getByRole('link', { name: 'Where is the office for work?' }).nth(3).scrollIntoViewIfNeeded();
  await painted(page);
  answers.release();
  await expect(page.getByText('At the town hall.')).toBeVisible();
  await expect(page.getByText('Book it early.').first()).toBeVisible();
  await painted(page);
  const { sum, moved } = await page.evaluate(() => window.readShifts());
  expect(sum, moved.join(' | ')).toBeLessThanOrEqual(limit);
});

test('nothing moves where documents, letters and offices come after the steps', async ({
  personPage: page,
  person,
  network,
}) => {
  await uploadDocument(person, pdf('passport.pdf'));
  const [first] = await person.api.initializeSteps();
  await person.api.updateStep({ params: { id: first?.id ?? '' }, body: { is_completed: true } });
  // As tall as a tablet, so that what stands on the step is in sight.
  await page.setViewportSize({ width: 768, height: 1024 });
  await recordShifts(page);
  const documents = await network.holdRequests('listDocuments');
  const parts = Promise.withResolvers<void>();
  await page.route(/\/(StepOffice|letterTitles)-[^/]*\.js$/, async (route) => {
    await parts.promise;
    await route.continue();
  });
  const steps = await network.holdResponse('listSteps');
  await page.goto('/checklist#step-2');
  await steps.handled;
  await painted(page);
  steps.release();
  await documents.first;
  await painted(page);
  documents.release();
  parts.resolve();
  await expect(page.getByRole('button', { name: /^Choose from your documents/ }).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Letters to fill in and print' }).first()).toBeVisible();
  await painted(page);
  const { sum, moved } = await page.evaluate(() => window.readShifts());
  expect(sum, moved.join(' | ')).toBeLessThanOrEqual(limit);
});

test('the steps come without documents that do not come', async ({ personPage: page, network }) => {
  const documents = await network.holdRequests('listDocuments');
  await page.goto('/checklist');
  await documents.first;
  await expect(page.getByRole('list', { name: 'Settlement steps' })).toBeVisible();
  documents.release();
  await documents.finished;
});
