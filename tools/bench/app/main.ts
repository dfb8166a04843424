import { chromium, type Page } from 'playwright';
import { launchOptions } from '../../browser/chromium.ts';
import { createPerson, type Person, storeSession } from '../../test-server/person.ts';
import { startReleaseServer } from '../../test-server/startReleaseServer.ts';
import {
  alternate,
  firstVisit,
  median,
  observeMetrics,
  openThrottledPage,
  runs,
  timeUntil,
} from './measures.ts';
import { type Captured, type Tree, treeOf } from './native.ts';
import { createPages } from './pages.ts';
import { questions } from './questions.ts';

let over = 0;
const row = (name: string, found: number, limit: number, unit = '') => {
  const passes = found <= limit;
  if (!passes) over += 1;
  const digits = limit >= 20 ? 0 : 3;
  console.log(
    `${passes ? 'ok   ' : 'OVER '}  ${found.toFixed(digits).padStart(7)} of ${limit}${unit.padEnd(3)}  ${name}`,
  );
};

type Sides = { ours: number; native: number };

const labelOf = (name: string, { ours, native }: Sides) =>
  `${name} (${ours.toFixed(0)} ms to ${native.toFixed(0)})`;

const ratio = (name: string, sides: Sides, limit: number) =>
  row(labelOf(name, sides), sides.ours / sides.native, limit);

/** The app also has a router, queries and messages, so its ratio to the native page has no limit. */
const reportOnly = (name: string, sides: Sides) =>
  console.log(
    `info   ${(sides.ours / sides.native).toFixed(3).padStart(7)}          ${labelOf(name, sides)}`,
  );

const pages = createPages();
const server = await startReleaseServer({ RATE_LIMIT_FACTOR: '1000', APP_DIST: pages.dist });
const browser = await chromium.launch(launchOptions);
const options = { viewport: { width: 1280, height: 800 }, baseURL: server.url, bypassCSP: true } as const;

const document = (index: number) => ({
  id: `document-${index}`,
  original_filename: `Scan ${index}.pdf`,
  content_type: 'application/pdf',
  file_size: 123_456,
  created_at: '2026-11-01T09:00:00.000Z',
  settlement_step_id: null,
  download_url: `/api/v1/documents/document-${index}/content`,
});

const documents = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => document(index)));

const mockDocuments = (page: Page, count: number) =>
  page.route('**/api/v1/documents/', (route) =>
    route.fulfill({ body: documents(count), contentType: 'application/json' }),
  );

/** Mocks the question list. */
const mockQuestions = (page: Page) =>
  page.route('**/api/v1/forum/questions*', (route) => {
    const category = new URL(route.request().url()).searchParams.get('category');
    return route.fulfill({ json: questions.filter((one) => !category || one.category === category) });
  });

async function openDialog(url: string, button: number) {
  const context = await browser.newContext(options);
  const { page } = await openThrottledPage(context);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('main button').nth(button).hover();
  await page.waitForLoadState('networkidle');
  const took = await timeUntil(
    page,
    `document.querySelectorAll('main button')[${button}].click()`,
    "document.querySelector('[role=dialog] input') === document.activeElement",
  );
  await context.close();
  return took;
}

const choose = (page: Page, value: string, count: number) =>
  timeUntil(
    page,
    `document.querySelector('main input[value="${value}"]').click()`,
    `document.querySelectorAll('main li article').length === ${count}`,
  );

async function filter(open: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext(options);
  const { page } = await openThrottledPage(context);
  await open(page);
  // Warm-up: both lists are rendered once.
  await choose(page, 'housing', 100);
  await choose(page, 'all', 200);
  const took = (await choose(page, 'housing', 100)) + (await choose(page, 'all', 200));
  await context.close();
  return took;
}

const openForum = (member: Person) => async (page: Page) => {
  await storeSession(page, member);
  await mockQuestions(page);
  await page.goto('/community', { waitUntil: 'networkidle' });
  await page.getByRole('article').nth(199).waitFor({ state: 'attached' });
};

const openUrl = (url: string) => (page: Page) => page.goto(url, { waitUntil: 'networkidle' });

/** Reads the markup for the native pages. */
async function capture(url: string): Promise<Captured> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await openUrl(`${url}/`)(page);
  const landing = await treeOf(page, '#root');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const landingDialog = await treeOf(page, '[role="dialog"]');
  await openUrl(`${url}/library/index.html`)(page);
  const main = await treeOf(page, 'main');
  const list = await treeOf(page, 'main ul:has(article)');
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = await treeOf(page, '[role="dialog"]');
  await context.close();
  const children = (tree: Tree) => (typeof tree === 'string' ? [] : (tree.slice(2) as Tree[]));
  return { landing, landingDialog, above: children(main).slice(0, -1), cards: children(list), dialog };
}

const paint = (url: string) => async () => (await firstVisit(browser, url, true)).paint;
const script = (url: string) => async () => (await firstVisit(browser, url, false)).script;

async function landingPage(url: string) {
  const [ours, native] = [`${url}/`, `${url}/native-landing/index.html`];
  const name = 'of the landing page to native';
  ratio(`first contentful paint ${name}`, await alternate(paint(ours), paint(native)), 1.15);
  reportOnly(`script ${name}`, await alternate(script(ours), script(native)));
  const dialogs = await alternate(
    () => openDialog(ours, 1),
    () => openDialog(native, 1),
  );
  reportOnly('opening the log-in to native', dialogs);
}

async function library(url: string) {
  const [ours, native] = [`${url}/library/index.html`, `${url}/native-cards/index.html`];
  ratio('script of 200 cards to native', await alternate(script(ours), script(native)), 1.25);
  const dialogs = await alternate(
    () => openDialog(ours, 0),
    () => openDialog(native, 0),
  );
  ratio('opening a dialog over 200 cards to native', dialogs, 1.25);
  const filters = await alternate(
    () => filter(openUrl(ours)),
    () => filter(openUrl(native)),
  );
  ratio('filtering 200 cards to native', filters, 1.1);
}

async function requests() {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  // The fonts load after the text is rendered.
  await page.getByRole('heading', { level: 1 }).waitFor();
  const loaded = await page.evaluate(async () => {
    await window.document.fonts.ready;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries.map(({ name, initiatorType, encodedBodySize }) => ({
      name,
      initiatorType,
      encodedBodySize,
    }));
  });
  const fonts = loaded.filter(({ name }) => name.endsWith('.woff2'));
  if (fonts.length === 0) throw new Error('The landing page loaded no font');
  // Plus one for the page itself.
  row(
    'requests of a first visit besides images',
    1 + loaded.filter((one) => one.initiatorType !== 'img').length,
    14,
  );
  row('fonts of a first visit', fonts.reduce((sum, font) => sum + font.encodedBodySize, 0) / 1000, 55, ' kB');
  await context.close();
}

async function journey(member: Person) {
  const slowest: number[] = [];
  const shifts: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext(options);
    const { page } = await openThrottledPage(context);
    const found = await observeMetrics(page);
    await storeSession(page, member);
    await page.goto('/');
    const go = async (name: string) => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.waitForLoadState('networkidle');
    };
    await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
    await go('Settlement Checklist');
    const details = page.getByRole('button', { name: /^Details/ }).first();
    if (await details.count()) await details.click();
    await page.getByRole('button', { name: 'Reset checklist' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await go('Documents');
    await page.getByLabel(/^Name/).pressSequentially('Passport');
    await go('Services');
    await page.getByRole('button', { name: /^Banks/ }).click();
    await go('Community Forum');
    await page.getByRole('button', { name: 'Ask a question' }).click();
    await page.getByRole('textbox', { name: 'Title' }).pressSequentially('Where do I register?');
    await go('Profile');
    await page.getByRole('link', { name: /^Language and theme/ }).click();
    await page.getByRole('radio', { name: /^Night ink/ }).click();
    await go('Profile');
    await page.getByLabel('City').pressSequentially('Berlin');
    const { slowest: slow, shift } = await found();
    slowest.push(slow);
    shifts.push(shift);
    await context.close();
  }
  row('slowest interaction of a journey, 4 times slower', median(slowest), 200, ' ms');
  row('layout shift on a journey', median(shifts), 0.02);
}

async function search(member: Person) {
  const slowest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext(options);
    const { page } = await openThrottledPage(context);
    const found = await observeMetrics(page);
    await storeSession(page, member);
    await mockDocuments(page, 500);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Search/ }).click();
    await page.getByRole('combobox', { name: 'Search' }).pressSequentially('r');
    await page.getByRole('option').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign((window as unknown as { found: object }).found, { slowest: 0 }));
    await page
      .getByRole('combobox', { name: 'Search' })
      .pressSequentially('egister my address scan 40', { delay: 100 });
    slowest.push((await found()).slowest);
    await context.close();
  }
  row('slowest key in the search with 500 documents, 4 times slower', median(slowest), 50, ' ms');
}

async function manyDocuments(member: Person) {
  const first: number[] = [];
  const tasks: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext(options);
    const { page } = await openThrottledPage(context);
    const found = await observeMetrics(page);
    await storeSession(page, member);
    await mockDocuments(page, 10_000);
    await page.goto('/documents', { waitUntil: 'commit' });
    // Checks in every frame, because Playwright's visibility check is slower than the page.
    first.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const look = () => {
              if (window.document.querySelector('main li')) resolve(performance.now());
              else requestAnimationFrame(look);
            };
            look();
          }),
      ),
    );
    await page.getByRole('button', { name: 'Show 25 more' }).click();
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState('networkidle');
    tasks.push((await found()).longest);
    await context.close();
  }
  row('first screen of 10,000 documents, 4 times slower', median(first), 2000, ' ms');
  row('longest task with 10,000 documents, 4 times slower', median(tasks), 200, ' ms');
}

try {
  await pages.buildLibraryPage();
  await pages.buildNativePages(await capture(server.url));
  const member = await createPerson(server);
  await requests();
  await landingPage(server.url);
  await library(server.url);
  const forum = await alternate(
    () => filter(openForum(member)),
    () => filter(openUrl(`${server.url}/native-cards/index.html`)),
  );
  reportOnly('filtering 200 questions of the forum to native', forum);
  await journey(member);
  await search(member);
  await manyDocuments(member);
} finally {
  await browser.close();
  await server.stop();
  pages.remove();
}
process.exitCode = over > 0 ? 1 : 0;
