import { chromium, type Page } from 'playwright';
import { join, type Member, signIn } from '../../tests/e2e/person.ts';
import { startServer } from '../../tests/e2e/server.ts';
import { chromiumArgs, chromiumPath } from '../ensureChromium.ts';
import { firstVisit, inTurn, median, observe, pageUnder, runs, untilShown } from './measures.ts';
import { treeOf, withNativePages } from './native.ts';

let over = 0;
const row = (name: string, found: number, limit: number, unit = '') => {
  const holds = found <= limit;
  if (!holds) over += 1;
  const digits = limit >= 20 ? 0 : 3;
  console.log(
    `${holds ? 'holds' : 'OVER '}  ${found.toFixed(digits).padStart(7)} of ${limit}${unit.padEnd(3)}  ${name}`,
  );
};

const ratio = (name: string, { ours, native }: { ours: number; native: number }, limit: number) =>
  row(`${name} (${ours.toFixed(0)} ms to ${native.toFixed(0)})`, ours / native, limit);

const server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
const options = { viewport: { width: 1280, height: 800 }, baseURL: server.url, bypassCSP: true } as const;

const question = (index: number, category: string) => ({
  id: `question-${index}`,
  title: `Where do I register the address number ${index}?`,
  content: 'We moved in last week, and the office has no free appointment before the end of the month.',
  category,
  user: { id: `person-${index % 7}`, full_name: `Person ${index % 7}`, profile_photo: null },
  created_at: '2026-11-01T09:00:00.000Z',
  upvotes: index % 5,
  downvotes: 0,
  my_vote: null,
  answer_count: 0,
  view_count: index,
  is_resolved: false,
});
const questions = Array.from({ length: 200 }, (_, index) => question(index, index % 2 ? 'housing' : 'legal'));

const document = (index: number) => ({
  id: `document-${index}`,
  original_filename: `Scan ${index}.pdf`,
  content_type: 'application/pdf',
  file_size: 123_456,
  created_at: '2026-11-01T09:00:00.000Z',
  settlement_step_id: null,
  download_url: `/api/v1/documents/document-${index}/content`,
});

const thousands = JSON.stringify(Array.from({ length: 10_000 }, (_, index) => document(index)));

/** Answers the list of questions with 200, or those of a category. */
const withQuestions = (page: Page) =>
  page.route('**/api/v1/forum/questions*', (route) => {
    const category = new URL(route.request().url()).searchParams.get('category');
    return route.fulfill({ json: questions.filter((one) => !category || one.category === category) });
  });

async function openDialog(url: string) {
  const context = await browser.newContext(options);
  const { page } = await pageUnder(context);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).hover();
  await page.waitForLoadState('networkidle');
  const took = await untilShown(
    page,
    "document.querySelectorAll('main button')[1].click()",
    "document.querySelector('[role=dialog] input') === document.activeElement",
  );
  await context.close();
  return took;
}

const choose = (page: Page, value: string, count: number) =>
  untilShown(
    page,
    `const select = document.querySelector('main select');
     select.value = '${value}';
     select.dispatchEvent(new Event('change', { bubbles: true }));`,
    `document.querySelectorAll('main li:has(article), main li article').length > 0 &&
     document.querySelectorAll('main li > * > article, main li > article').length === ${count}`,
  );

async function filter(open: (page: Page) => Promise<void>, all: string, half: string) {
  const context = await browser.newContext(options);
  const { page } = await pageUnder(context);
  await open(page);
  // Once each, so that both lists are there.
  await choose(page, half, 100);
  await choose(page, all, 200);
  const took = (await choose(page, half, 100)) + (await choose(page, all, 200));
  await context.close();
  return took;
}

const asMember = (member: Member) => async (page: Page) => {
  await signIn(page, member);
  await withQuestions(page);
  await page.goto('/community', { waitUntil: 'networkidle' });
  await page.getByRole('article').nth(199).waitFor({ state: 'attached' });
};

/** What the native pages have to show. */
async function capture(member: Member) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  const landing = await treeOf(page, '#root');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const dialog = await treeOf(page, '[role="dialog"]');
  await asMember(member)(page);
  const list = await treeOf(page, 'main ul:has(article)');
  const cards = typeof list === 'string' ? [] : list.slice(2);
  await context.close();
  return { landing, dialog, cards: cards as Parameters<typeof withNativePages>[0]['cards'] };
}

async function firstVisits(url: string) {
  const landing = `${url}/`;
  const native = `${url}/native/landing.html`;
  const paint = (page: string) => async () => (await firstVisit(browser, page, true)).paint;
  const script = (page: string) => async () => (await firstVisit(browser, page, false)).script;
  ratio(
    'first contentful paint of the landing page to native',
    await inTurn(paint(landing), paint(native)),
    1.15,
  );
  ratio('script of the landing page to native', await inTurn(script(landing), script(native)), 1.25);
}

async function requests() {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const asked: string[] = [];
  let fonts = 0;
  page.on('response', async (response) => {
    const type = response.request().resourceType();
    if (!['image', 'other'].includes(type)) asked.push(response.url());
    if (type === 'font') fonts += Number(response.headers()['content-length'] ?? 0);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  row('requests of a first visit besides images', asked.length, 6);
  row('fonts of a first visit', fonts / 1000, 50, ' kB');
  await context.close();
}

async function journey(member: Member) {
  const slowest: number[] = [];
  const shifts: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext(options);
    const { page } = await pageUnder(context);
    const found = await observe(page);
    await signIn(page, member);
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
    await page.getByLabel('City').pressSequentially('Berlin');
    await page.getByRole('radio', { name: /^Night ink/ }).click();
    const { slowest: slow, shift } = await found();
    slowest.push(slow);
    shifts.push(shift);
    await context.close();
  }
  row('slowest interaction of a journey, 4 times slower', median(slowest), 200, ' ms');
  row('layout shift on a journey', median(shifts), 0.02);
}

async function manyDocuments(member: Member) {
  const first: number[] = [];
  const tasks: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext(options);
    const { page } = await pageUnder(context);
    const found = await observe(page);
    await signIn(page, member);
    await page.route('**/api/v1/documents/', (route) =>
      route.fulfill({ body: thousands, contentType: 'application/json' }),
    );
    await page.goto('/documents', { waitUntil: 'commit' });
    // A glance for each picture: Playwright's own look at what can be seen would take longer than the page does.
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
    await page.getByRole('button', { name: 'Show 50 more' }).click();
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState('networkidle');
    tasks.push((await found()).longest);
    await context.close();
  }
  row('first screen of 10,000 documents, 4 times slower', median(first), 2000, ' ms');
  row('longest task with 10,000 documents, 4 times slower', median(tasks), 200, ' ms');
}

try {
  const member = await join(server);
  const { dist, remove } = await withNativePages(await capture(member));
  const both = await startServer({ RATE_LIMIT_FACTOR: '1000', APP_DIST: dist });
  try {
    await requests();
    await firstVisits(both.url);
    const dialogs = await inTurn(
      () => openDialog(`${both.url}/`),
      () => openDialog(`${both.url}/native/landing.html`),
    );
    ratio('opening a dialog to native', dialogs, 1.25);
    const native = async (page: Page) => {
      await page.goto(`${both.url}/native/cards.html`, { waitUntil: 'networkidle' });
    };
    const filters = await inTurn(
      () => filter(asMember(member), '', 'housing'),
      () => filter(native, 'all', 'half'),
    );
    ratio('filtering 200 cards to native', filters, 1.1);
    await journey(member);
    await manyDocuments(member);
  } finally {
    await both.stop();
    remove();
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = over > 0 ? 1 : 0;
