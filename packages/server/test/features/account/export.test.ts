import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import { endpoints } from '@settlement-help/contract';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { createHttpServer } from '#server/http/httpServer.ts';
import { createTestServer, type Person, start, type TestServer } from '../../support/createTestServer.ts';
import { eventually } from '../../support/eventually.ts';
import { forumOf } from '../../support/forumRequests.ts';
import { listenOnFreePort } from '../../support/listenOnFreePort.ts';
import { createModerator, moderationOf } from '../../support/moderationRequests.ts';
import { png } from '../../support/pictures.ts';
import { fileOf, pdfOf, samples } from '../../support/samples.ts';

const linkFor = async ({ requestOk }: TestServer, { token }: Person) =>
  (await requestOk(endpoints.createExport, {}, { token })).download_url;

async function download(server: TestServer, person: Person) {
  const response = await server.app.request(await linkFor(server, person));
  const archive = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return {
    response,
    archive,
    text: Object.values(archive)
      .map((bytes) => strFromU8(bytes))
      .join('\n'),
    rows: (name: string) =>
      JSON.parse(strFromU8(archive[`${name}.json`] ?? new Uint8Array())) as Record<string, unknown>[],
  };
}

/** A person with one of everything that is stored about somebody, and another one beside them. */
async function settled(server: TestServer) {
  const { request, requestOk, createPerson } = server;
  const [person, other] = [await createPerson('France'), await createPerson('France')];
  const moderator = await createModerator(server);
  const as = { token: person.token, headers: { 'Idempotency-Key': 'one-and-only' } };
  const [step] = await requestOk(endpoints.listSteps, {}, as);
  await request(endpoints.updateStep, { params: { id: step?.id ?? '' }, body: { is_completed: true } }, as);
  await request(endpoints.setSituation, { body: { purpose: 'protection' } }, as);
  await request(endpoints.createCalendarFeed, {}, as);
  await request(endpoints.setReminders, { body: { by_email: true } }, as);
  const photo = await requestOk(
    endpoints.uploadProfilePhoto,
    { form: { file: fileOf(await png(), 'me.png') } },
    as,
  );
  await request(endpoints.updateMe, { body: { ...photo, city: 'Lyon', forum_name: 'Mira' } }, as);
  const [mine, theirs] = [forumOf(server, person), forumOf(server, other)];
  const asked = await theirs.ask('Their question');
  const own = await mine.ask('Permesso di soggiorno?');
  await mine.open(asked, 'true');
  const answer = await mine.answer(asked, 'An answer of mine');
  await mine.edit(own.id, { title: 'Permesso di soggiorno?', content: 'In Lyon' });
  await theirs.edit(asked.id, { title: 'Their question', content: 'Their detail' });
  const answered = await theirs.answer(own, 'An answer of theirs');
  await mine.voteQuestion(asked.id);
  await mine.voteAnswer(answered.id);
  const { report, block, notices, objectTo } = moderationOf(server, person);
  await report('question', asked.id, { reason: 'spam', text: 'It sells appointments' });
  await block(other.id);
  await moderationOf(server, other).report('answer', answer.id, { reason: 'harassment', text: 'Between us' });
  const { cases, decide } = moderationOf(server, moderator);
  const [one, two] = await cases();
  await decide((one?.post?.id === answer.id ? one : two) ?? { id: '', version: 0 }, 'remove');
  const [notice] = await notices();
  await objectTo(notice?.id ?? '', 'I object');
  return { person, other, moderator };
}

test('an export has everything that is stored about a person, and nothing of others', async () => {
  const server = await createTestServer();
  const { person, other, moderator } = await settled(server);
  const files = { one: pdfOf(2000), two: pdfOf(3000) };
  const upload = (form: { file: File; custom_name?: string }, { token }: Person) =>
    server.requestOk(endpoints.uploadDocument, { form }, { token });
  await upload({ file: fileOf(files.one, 'Mietvertrag für Müller.pdf') }, person);
  await upload({ file: fileOf(files.two, 'scan.pdf'), custom_name: 'mietvertrag für müller' }, person);
  await upload({ file: fileOf(samples.jpg, 'secret of another.jpg') }, other);

  const { response, archive, rows, text } = await download(server, person);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="settlement-help-2026-11-20.zip"',
    'cache-control': 'private, no-store',
  });
  expect(rows('profile')).toMatchObject([
    { id: person.id, email: person.email, city: 'Lyon', forum_name: 'Mira' },
  ]);
  expect(rows('situation')).toMatchObject([{ answers: { purpose: 'protection' } }]);
  expect(rows('steps').filter(({ completed_at }) => completed_at === start.toISOString())).toHaveLength(1);
  expect(rows('documents').map(({ name, size, file }) => [name, size, file])).toEqual([
    ['Mietvertrag für Müller.pdf', 2000, 'documents/Mietvertrag für Müller.pdf'],
    ['mietvertrag für müller', 3000, 'documents/mietvertrag für müller (2).pdf'],
  ]);
  expect(archive['documents/Mietvertrag für Müller.pdf']).toEqual(files.one);
  expect(archive['documents/mietvertrag für müller (2).pdf']).toEqual(files.two);
  const [photo] = rows('photos');
  expect(archive[String(photo?.file)]).toHaveLength(Number(photo?.size));
  expect(rows('questions')).toMatchObject([{ title: 'Permesso di soggiorno?' }]);
  expect(rows('earlier-texts')).toMatchObject([{ question_id: expect.any(String), content: null }]);
  expect(rows('answers')).toMatchObject([{ content: 'An answer of mine', state: 'removed' }]);
  for (const name of ['votes-on-questions', 'votes-on-answers'])
    expect(rows(name)).toMatchObject([{ vote: 'up' }]);
  expect(rows('reports')).toMatchObject([{ reason: 'spam', text: 'It sells appointments' }]);
  expect(rows('blocks')).toMatchObject([{ blocked_id: other.id }]);
  expect(rows('notices')).toMatchObject([{ action: 'remove', facts: 'It sells appointments.' }]);
  expect(rows('objections')).toMatchObject([{ text: 'I object' }]);
  expect(rows('sessions')).toMatchObject([{ created_at: start.toISOString() }]);
  for (const name of ['cases', 'views', 'reminders', 'calendar', 'requests'])
    expect(rows(name)).not.toEqual([]);
  expect(rows('decisions-as-moderator')).toEqual([]);
  // The email about this export may have been sent.
  expect(rows('links-in-emails').filter(({ purpose }) => purpose !== 'take_back')).toEqual([]);
  for (const kept of [/_hash/, /argon2/, /normalized_email/, new RegExp(moderator.id)])
    expect(text).not.toMatch(kept);
  for (const foreign of [
    other.email,
    'secret of another',
    'Their question',
    'An answer of theirs',
    'Between us',
  ]) {
    expect(text).not.toContain(foreign);
  }
});

test('long names of documents are unique in the archive and have at most 255 bytes', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const custom_name = 'ж'.repeat(200);
  for (const file of [fileOf(samples.pdf, 'one.pdf'), fileOf(samples.pdf, 'two.pdf')])
    await server.requestOk(
      endpoints.uploadDocument,
      { form: { file, custom_name } },
      { token: person.token },
    );
  const { rows } = await download(server, person);
  const names = rows('documents').map(({ file }) => String(file).replace('documents/', ''));
  expect(names.sort()).toEqual([`${'ж'.repeat(123)} (2).pdf`, `${'ж'.repeat(125)}.pdf`]);
});

test('a link to an export works for five minutes, for its person and its purpose alone', async () => {
  const server = await createTestServer();
  const [person, other] = [await server.createPerson(), await server.createPerson()];
  const link = await linkFor(server, person);
  const form = { file: fileOf(samples.pdf, 'a.pdf') };
  const document = await server.requestOk(endpoints.uploadDocument, { form }, person);
  const statusOf = async (path: string) => {
    const { status, body } = await server.app.request(path);
    await body?.cancel();
    return status;
  };
  const ofDocument = new URL(document.download_url, 'http://host').search;
  expect(await statusOf(link)).toBe(200);
  expect(await statusOf(link.replace(person.id, other.id))).toBe(404);
  expect(await statusOf(link.replace(person.id, 'nobody'))).toBe(404);
  expect(await statusOf(`${link.split('?')[0]}${ofDocument}`)).toBe(404);
  expect(await statusOf(`/api/v1/exports/${document.id}${ofDocument}`)).toBe(404);
  server.clock.advance(span(5, 'minute'));
  expect(await statusOf(link)).toBe(404);
  const last = await linkFor(server, person);
  await server.requestOk(endpoints.deleteAccount, { body: { current_password: person.password } }, person);
  expect(await statusOf(last)).toBe(404);
});

test('a person exports ten times an hour at most, also while suspended', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  await moderationOf(server, await createModerator(server)).suspend(person.id);
  for (let times = 0; times < 10; times += 1) await linkFor(server, person);
  const { status, headers } = await server.request(endpoints.createExport, {}, person);
  expect([status, headers.get('Retry-After')]).toEqual([429, '3600']);
});

/** Makes each of many documents large, and counts what was read of them and closed. */
async function withLargeFiles(count: number) {
  const server = await createTestServer();
  const person = await server.createPerson();
  const form = { file: fileOf(samples.pdf, 'large.pdf') };
  for (let made = 0; made < count; made += 1) {
    await server.requestOk(endpoints.uploadDocument, { form }, { token: person.token });
  }
  const read = { bytes: 0, open: 0 };
  const chunk = new Uint8Array(65_536);
  vi.spyOn(server.deps.storage, 'read').mockImplementation(async () => {
    let left = 160;
    read.open += 1;
    return new ReadableStream({
      pull: (controller) => {
        left -= 1;
        read.bytes += chunk.length;
        controller.enqueue(chunk);
        if (left > 0) return;
        read.open -= 1;
        controller.close();
      },
      cancel: () => {
        read.open -= 1;
      },
    });
  });
  return { server, person, read };
}

test('an export of large files holds no more than a few chunks of one file at a time', async () => {
  const { server, person, read } = await withLargeFiles(12);
  const { body } = await server.app.request(await linkFor(server, person));
  let received = 0;
  let ahead = 0;
  let open = 0;
  for await (const bytes of body ?? []) {
    received += bytes.length;
    ahead = Math.max(ahead, read.bytes - received);
    open = Math.max(open, read.open);
  }
  expect(received).toBeGreaterThan(12 * 10_485_760);
  expect(open).toBe(1);
  expect(ahead).toBeLessThan(300_000);
});

test('an export that is given up closes the file that it was reading', async () => {
  const { server, person, read } = await withLargeFiles(3);
  const port = await listenOnFreePort(createHttpServer(server.app.fetch));
  const sent = sendRequest({ port, path: await linkFor(server, person) }).end();
  const [response] = await once(sent, 'response');
  await once(response, 'readable');
  await eventually(() => expect(read.bytes).toBeGreaterThan(0));
  expect(read.open).toBe(1);
  sent.destroy();
  await eventually(() => expect(read.open).toBe(0));
  expect(read.bytes).toBeLessThan(3 * 10_485_760);
});

test('an export leaves out a file that was deleted meanwhile, and breaks off where the storage fails', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  for (const name of ['a.pdf', 'b.pdf']) {
    await server.requestOk(endpoints.uploadDocument, { form: { file: fileOf(samples.pdf, name) } }, person);
  }
  const read = vi.spyOn(server.deps.storage, 'read').mockResolvedValueOnce(undefined);
  const { archive, rows } = await download(server, person);
  expect(rows('documents')).toMatchObject([{ file: 'documents/b.pdf' }]);
  expect(archive['documents/b.pdf']).toEqual(samples.pdf);
  read.mockRejectedValueOnce(new Error('The disk is away'));
  const broken = await server.app.request(await linkFor(server, person));
  await expect(broken.arrayBuffer()).rejects.toThrow('The disk is away');
});
