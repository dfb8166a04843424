import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestServer } from '../support/createTestServer.ts';
import { createForum } from '../support/forumRequests.ts';

test('an edited post stays in the block of its id, which the search of the newest posts reads', async () => {
  const server = await createTestServer();
  const { author } = await createForum(server);
  const question = await author.ask('Kaution');
  await sql`select setval('search_posts_id_seq', 20000)`.execute(server.db.query);
  await author.edit(question.id, { title: 'Miete' });
  const { rows } = await sql<{ words: string }>`select words::text from search_posts`.execute(
    server.db.query,
  );
  expect(rows.map(({ words }) => words.match(/'@\d+'/g))).toEqual([["'@0'"]]);
});
