import { todayIn, unknownSituation } from '@settlement-help/contract';
import { pdf, uploadDocument } from '../../../tools/test-server/files.ts';
import { storeSession } from '../../../tools/test-server/person.ts';
import { waitUntilLoaded } from '../../../tools/test-server/screens.ts';
import { expectNoLayoutShift, recordLayoutShifts } from '../support/checks/layoutShift.ts';
import { expect, painted, test } from '../support/fixtures.ts';

const planPaths = [
  '/situation',
  '/situation/purpose',
  '/steps/germany/anmeldung',
  '/steps/germany/anmeldung/pass',
  '/steps/france/caf-housing-aid',
  '/letters/germany/kaution',
];

for (const width of [360, 1280]) {
  test(`public pages and screens with a personal plan load without a shift at ${width} px`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await recordLayoutShifts(page);
    const expectStill = async (path: string) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await waitUntilLoaded(page);
      await painted(page);
      await expectNoLayoutShift(page, path);
    };
    await expectStill('/steps/france/caf-housing-aid');
    await expectStill('/steps/germany/anmeldung/pass');
    const today = todayIn('Germany', new Date());
    const situation = {
      nationality: 'art41',
      purpose: 'work',
      arrived_on: today,
      moved_in_on: today,
    } as const;
    await person.api.setSituation({ body: { ...unknownSituation, ...situation } });
    await storeSession(page, person);
    for (const path of planPaths) await expectStill(path);
  });
}

test('answers that load after their questions move nothing', async ({
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
  await recordLayoutShifts(page);
  const answers = await network.holdRequests('getQuestion');
  await page.goto('/community');
  await answers.first;
  // Other tests share the forum and leave questions below these.
  await page.getByRole('link', { name: 'Where is the office for work?' }).nth(3).scrollIntoViewIfNeeded();
  await painted(page);
  answers.release();
  await expect(page.getByText('At the town hall.')).toBeVisible();
  await expect(page.getByText('Book it early.').first()).toBeVisible();
  await painted(page);
  await expectNoLayoutShift(page);
});

test('documents, letters and offices that load after the steps move nothing', async ({
  personPage: page,
  person,
  network,
}) => {
  await uploadDocument(person, pdf('passport.pdf'));
  const [first] = await person.api.initializeSteps();
  await person.api.updateStep({ params: { id: first?.id ?? '' }, body: { is_completed: true } });
  // A tablet is tall enough to show the whole step.
  await page.setViewportSize({ width: 768, height: 1024 });
  await recordLayoutShifts(page);
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
  await expectNoLayoutShift(page);
});

test('the steps are shown before the documents are loaded', async ({ personPage: page, network }) => {
  const documents = await network.holdRequests('listDocuments');
  await page.goto('/checklist');
  await documents.first;
  await expect(page.getByRole('list', { name: 'Settlement steps' })).toBeVisible();
  documents.release();
  await documents.finished;
});
