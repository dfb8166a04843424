import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@settlement-help/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { runCleanup } from '#server/jobs/cleanup.ts';
import { createTestServer, type TestServer } from '../../support/createTestServer.ts';
import { forumOf } from '../../support/forumRequests.ts';
import { createModerator, grounds, moderationOf } from '../../support/moderationRequests.ts';
import { fileOf, samples } from '../../support/samples.ts';

const documentation = join(import.meta.dirname, '../../../../../docs/operations.md');

/** In each text and name that the person writes. */
const mark = 'marabout';

/** The columns with one of these words. */
async function columnsWith({ db }: TestServer, words: readonly string[]) {
  const found: string[] = [];
  for (const { name, columns } of await db.query.introspection.getTables()) {
    for (const column of columns.filter(({ dataType }) => dataType.toLowerCase() === 'text')) {
      const { rows } = await sql<{ text: string | null }>`
        select ${sql.ref(column.name)} as text from ${sql.table(name)}`.execute(db.query);
      const isFound = rows.some(({ text }) => words.some((word) => text?.toLowerCase().includes(word)));
      if (isFound) found.push(`${name}.${column.name}`);
    }
  }
  return found.sort();
}

/** A person who left a trace in everything, and is suspended in the end. */
async function createTraces(server: TestServer) {
  const person = await server.createPerson('France');
  const helper = await server.createPerson();
  const moderator = moderationOf(server, await createModerator(server));
  const [mine, theirs] = [forumOf(server, person), forumOf(server, helper)];
  const body = { full_name: `Ada ${mark}`, forum_name: `A. ${mark}` };
  await server.requestOk(endpoints.updateMe, { body }, person);
  await server.requestOk(endpoints.setSituation, { body: { purpose: 'protection' } }, person);
  const form = { file: fileOf(samples.pdf, `${mark}.pdf`) };
  await server.requestOk(endpoints.uploadDocument, { form }, person);
  await server.request(endpoints.requestPasswordReset, { body: { email: person.email } });

  const answered = await mine.ask(`Where is the ${mark}?`);
  const advice = await theirs.answer(answered);
  const question = await theirs.ask();
  const answer = await mine.answer(question, `Ask the ${mark} there.`);
  await mine.editAnswer(answer.id, `Ask the ${mark} here.`);
  const removed = await mine.answer(question, `Pay the ${mark}.`);
  await mine.voteQuestion(question.id);

  const reporter = moderationOf(server, helper);
  await reporter.report('answer', answer.id);
  await reporter.report('answer', removed.id);
  await moderationOf(server, person).report('answer', advice.id, {
    reason: 'spam',
    text: `The ${mark} lies.`,
  });
  const [removal] = (await moderator.cases()).filter(({ post }) => post?.id === removed.id);
  if (!removal) throw new Error('There is no case');
  await moderator.decide(removal, 'remove', { ...grounds, facts: `It sells a ${mark}.` });
  const [notice] = await moderationOf(server, person).notices();
  await moderationOf(server, person).objectTo(notice?.id ?? '', `There is no ${mark}.`);
  await moderator.suspend(person.id, { facts: `The ${mark} sells.` });
  return { person, token: await person.login() };
}

test('after a deletion, a database has of a person what the documentation says', async () => {
  const server = await createTestServer();
  const { person, token } = await createTraces(server);
  const words = [mark, person.id, person.email];
  expect(await columnsWith(server, words)).toContain('users.full_name');
  const body = { current_password: person.password };
  expect((await server.request(endpoints.deleteAccount, { body }, { token })).status).toBe(204);
  server.clock.advance(span(7, 'day'));
  await runCleanup(server.deps, server.clock.now());

  // The random id of the answers that stay is nowhere else.
  const [answer] = await server.db.query
    .selectFrom('answers')
    .select('erased_author')
    .where('erased_author', 'is not', null)
    .execute();
  expect(await columnsWith(server, [answer?.erased_author ?? mark])).toEqual(['answers.erased_author']);

  const text = await readFile(documentation, 'utf8');
  const rows =
    text
      .split('### What a deletion leaves')[1]
      ?.split('\n#')[0]
      ?.matchAll(/`(\w+\.\w+)`/g) ?? [];
  expect(await columnsWith(server, words)).toEqual(Array.from(rows, ([, column]) => column).sort());
});
