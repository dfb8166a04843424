import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { indexPosts } from '#server/db/search/indexPosts.ts';
import { runCleanup } from '#server/jobs/cleanup.ts';
import { createTestServer } from '../../support/createTestServer.ts';
import { createForum, type forumOf } from '../../support/forumRequests.ts';
import { createModeratedForum } from '../../support/moderatedForum.ts';

type Forum = ReturnType<typeof forumOf>;

const search = (forum: Forum, q: string, further: Parameters<Forum['list']>[0] = {}) =>
  forum.list({ q, ...further });

const titles = async (...given: Parameters<typeof search>) =>
  (await search(...given)).map(({ title }) => title);

test('questions are found by their titles, details and answers', async () => {
  const { author, other } = await createForum(await createTestServer());
  const inTitle = await author.ask('Termin beim Bürgeramt in Köln');
  await author.tryAsk({ title: 'Where do I go?', content: 'The Buergeramt is closed.', category: 'legal' });
  const answered = await author.ask('Who can help?');
  const answer = await other.answer(answered, 'Ask at the Bürgeramt, they help.');
  await author.ask('Something else');

  const found = await search(other, 'buergeramt');
  expect(found.map(({ title }) => title)).toEqual([inTitle.title, 'Who can help?', 'Where do I go?']);
  expect(found.map(({ matching_answer }) => matching_answer)).toEqual([
    null,
    { id: answer.id, content: answer.content },
    null,
  ]);
});

test.each([
  ['the beginning of a word', 'verläng'],
  ['a typing error', 'aufenhaltstitel'],
  ['a part of a compound', 'titel'],
  ['words in another order', 'wien verlängern'],
  ['all words but one of three', 'aufenthaltstitel verlängern passport'],
  ['a quoted text', '"in wien verlängern"'],
  ['quotes and operators', "aufenthaltstitel OR NOT * ' ( & : - titel:wien"],
])('a question is found by %s', async (_case, q) => {
  const { author, other } = await createForum(await createTestServer());
  await author.ask('Aufenthaltstitel in Wien verlängern');
  await author.ask('Another question');
  expect(await titles(other, q)).toEqual(['Aufenthaltstitel in Wien verlängern']);
});

test.each([
  ['one of two words', 'aufenthaltstitel passport'],
  ['the middle of a word', 'enthalt'],
  ['the words of a quoted text in another order', '"wien in"'],
  ['no words', '?! 🙂'],
])('a question is not found by %s', async (_case, q) => {
  const { author, other } = await createForum(await createTestServer());
  await author.ask('Aufenthaltstitel in Wien verlängern');
  expect(await titles(other, q)).toEqual([]);
});

test('a post with all words comes before posts with most of them, however old it is', async () => {
  const { author, other } = await createForum(await createTestServer());
  await author.tryAsk({ title: 'Letter', content: 'My tax number is in a letter.', category: 'legal' });
  await author.ask('Tax number');
  await author.ask('Number of the tax office and the letter');
  await author.ask('A letter about tax');
  expect(await titles(other, 'tax number letter')).toEqual([
    'Number of the tax office and the letter',
    'Letter',
    'A letter about tax',
    'Tax number',
  ]);
});

test('a search has pages and keeps the category', async () => {
  const { author, other } = await createForum(await createTestServer());
  for (let number = 1; number <= 5; number += 1)
    await author.ask(`Kaution ${number}`, number === 3 ? 'work' : 'housing');
  const first = await other.tryList({ q: 'kaution', category: 'housing', limit: '3' });
  const link = first.headers.get('Link')?.match(/<([^>]+)>; rel="next"/)?.[1] ?? '';
  const query = Object.fromEntries(new URL(link, 'http://x').searchParams);
  expect(query).toMatchObject({ q: 'kaution', category: 'housing', limit: '3' });
  expect(await titles(other, 'kaution', query)).toEqual(['Kaution 1']);
  expect((await other.tryList({ q: 'kaution', cursor: '1e9' })).status).toBe(422);
});

test('an empty search is the whole list', async () => {
  const { author, other } = await createForum(await createTestServer());
  await author.ask('Kaution');
  expect(await titles(other, '')).toEqual(['Kaution']);
});

test('a search finds the other names of an official term', async () => {
  const { author, other } = await createForum(await createTestServer());
  await author.ask('Wie lange dauert die Anmeldung?');
  for (const q of ['address registration', 'анмельдунг', 'تسجيل العنوان', 'adres kaydı'])
    expect(await titles(other, q), q).toHaveLength(1);
});

test('an edit changes what is found, and a deletion ends it', async () => {
  const server = await createTestServer();
  const { author, other, people } = await createForum(server);
  const [{ token }] = people;
  const question = await author.ask('Kaution');
  const answer = await author.answer(question, 'Mietvertrag');
  await server.requestOk(
    endpoints.updateQuestion,
    { params: { id: question.id }, body: { title: 'Nebenkosten' } },
    { token },
  );
  await server.requestOk(
    endpoints.updateAnswer,
    { params: { id: answer.id }, body: { content: 'Hausordnung' } },
    { token },
  );
  const finds = async (q: string) => (await titles(other, q)).length;
  expect([await finds('kaution'), await finds('mietvertrag')]).toEqual([0, 0]);
  expect([await finds('nebenkosten'), await finds('hausordnung')]).toEqual([1, 1]);
  await server.requestOk(endpoints.deleteAnswer, { params: { id: answer.id } }, { token });
  expect([await finds('nebenkosten'), await finds('hausordnung')]).toEqual([1, 0]);
  await other.answer(question, 'Heizung');
  await server.requestOk(endpoints.deleteQuestion, { params: { id: question.id } }, { token });
  expect([await finds('nebenkosten'), await finds('heizung')]).toEqual([0, 0]);
  expect(await server.db.query.selectFrom('search_posts').selectAll().execute()).toHaveLength(1);
});

test('posts that a moderator took down are not found until they are restored', async () => {
  const { forum, moderator, question, other } = await createModeratedForum();
  const hidden = async () => [
    (await titles(forum.third, 'where')).length,
    (await titles(forum.third, 'somebody')).length,
  ];
  expect(await hidden()).toEqual([1, 1]);
  await other.report('question', question.id);
  const [report] = await moderator.cases();
  if (!report) throw new Error('There is no case');
  await moderator.decide(report, 'hide');
  expect(await hidden()).toEqual([0, 0]);
  expect(await titles(forum.author, 'where')).toEqual([]);
});

test('posts of blocked people and names are not found', async () => {
  const { forum, author, other, question } = await createModeratedForum();
  const [asker, helper] = forum.people;
  await author.block(helper.id);
  expect(await titles(forum.author, 'somebody')).toEqual([]);
  expect(await titles(forum.third, 'somebody')).toEqual([question.title]);
  await author.unblock(helper.id);
  expect(await titles(forum.author, 'somebody')).toEqual([question.title]);
  await other.block(asker.id);
  expect(await titles(forum.other, 'where')).toEqual([]);
  const { full_name } = (await forum.author.open(question)).user;
  expect(await titles(forum.third, full_name)).toEqual([]);
});

test('posts from before the search are found once they are indexed, as often as it is tried', async () => {
  const server = await createTestServer({ rateLimitFactor: 10 });
  const { author, other } = await createForum(server);
  for (let number = 1; number <= 60; number += 1) await other.answer(await author.ask('Kaution'), 'Miete');
  const { db } = server;
  for (const table of ['questions', 'answers'] as const)
    await db.query.updateTable(table).set({ is_indexed: 0 }).execute();
  await db.query.deleteFrom('search_posts').execute();
  expect(await titles(other, 'miete')).toEqual([]);
  await indexPosts(server);
  await indexPosts(server);
  expect(await titles(other, 'miete', { limit: '100' })).toHaveLength(60);
  const indexed = await db.query.selectFrom('search_posts').select('post_id').orderBy('id').execute();
  const ids = indexed.map(({ post_id }) => post_id);
  expect(ids, 'questions and answers in the order of their time').toEqual(ids.toSorted());
});

test('the cleanup forgets the words that only deleted posts had', async () => {
  const server = await createTestServer();
  const { author, other } = await createForum(server);
  const asked = await author.ask('Kaution und Telefonnummer');
  await author.ask('Kaution und Übergabeprotokoll');
  const answer = await other.answer(asked, 'Kaution, 0151 2345678');
  await other.removeAnswer(answer.id);
  await author.remove(asked.id);
  await runCleanup(server.deps, server.clock.now());
  const rows = await server.db.query.selectFrom('search_terms').select('term').execute();
  const terms = rows.map(({ term }) => term);
  expect(terms).toEqual(expect.arrayContaining(['kaution', 'ubergabeprotokoll']));
  expect(terms.filter((term) => /telefon|2345678/.test(term))).toEqual([]);
  // By a typing error and a beginning, which read the stored terms.
  expect(await titles(other, 'kautoin ubergabe')).toHaveLength(1);
});
