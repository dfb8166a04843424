import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { termNames } from '@settlement-help/content/termNames';
import { createSynonyms, parseQuery } from '@settlement-help/contract/search';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../../packages/server/src/db/database.ts';
import { postgresEngine } from '../../../packages/server/src/db/engines/postgres.ts';
import { sqliteEngine } from '../../../packages/server/src/db/engines/sqlite.ts';
import { indexPosts } from '../../../packages/server/src/db/search/indexPosts.ts';
import { listFoundQuestions } from '../../../packages/server/src/features/forum/questions.ts';
import { searchQuestions } from '../../../packages/server/src/features/forum/searchQuestions.ts';
import { createCommunity } from '../../../packages/server/src/features/seed/createCommunity.ts';
import { threads } from '../../../packages/server/src/features/seed/discussions.ts';
import { createCluster } from '../../postgres/cluster.ts';
import { databaseUrl, runOnServer } from '../../postgres/databases.ts';
import { printLine } from './printLine.ts';

const { values } = parseArgs({
  options: {
    questions: { type: 'string', default: '100000' },
    engines: { type: 'string', default: 'sqlite,postgres' },
  },
});
const questions = Number(values.questions);
const maxMilliseconds = 50;

/** A hundred searches: names of terms, the first words of questions, and both with a typing error. */
function createQueries() {
  // Every fifth name gives several languages; the first one is skipped, because it is the term itself.
  const names = termNames.flatMap((group) => group.filter((_name, index) => index % 5 === 1));
  const titles = threads.map(({ title }) => title.replace('{city}', '').split(/\s+/).slice(0, 5).join(' '));
  const withTypo = (text: string) => text.replace(/(\p{L}{3})(\p{L})(\p{L})(?=\p{L})/u, '$1$3$2');
  const sample = <Item>(items: readonly Item[], count: number) =>
    items.filter((_item, index) => index % Math.ceil(items.length / count) === 0);
  return [
    ...sample(names, 40),
    ...sample(titles, 40),
    ...sample(names.map(withTypo), 10),
    ...sample(titles.map(withTypo), 10),
  ];
}

/**
 * The threads of the seed as in a large community: about five answers for each question, and texts of several sentences,
 * because each gets five texts of others.
 */
function createLongThreads() {
  const textsOf = Map.groupBy(
    threads.flatMap(({ language, content, answers }) =>
      [content ?? '', ...answers].map((text) => ({ language, text })),
    ),
    ({ language }) => language,
  );
  let next = 0;
  return threads.map((thread) => {
    const texts = textsOf.get(thread.language) ?? [];
    const lengthen = (text: string) => {
      const others = Array.from({ length: 5 }, () => texts[next++ % texts.length]?.text);
      return [text, ...others].join(' ');
    };
    const answers = Array.from(
      { length: 10 },
      (_, index) => thread.answers[index % thread.answers.length] ?? '',
    );
    return { ...thread, content: lengthen(thread.content ?? ''), answers: answers.map(lengthen) };
  });
}

const synonyms = createSynonyms(termNames);

async function measureQueries(db: Database) {
  const times: { text: string; milliseconds: number; found: number }[] = [];
  // The first round is a warm-up.
  for (const round of [0, 1])
    for (const text of createQueries()) {
      const begin = performance.now();
      const query = parseQuery(text, synonyms);
      const found = await searchQuestions(db, { viewerId: 'nobody', order: 'relevance', query });
      await listFoundQuestions(db.query, 'nobody', found.slice(0, 20));
      if (round === 1) times.push({ text, milliseconds: performance.now() - begin, found: found.length });
    }
  return times.sort((one, other) => one.milliseconds - other.milliseconds);
}

/** Bytes of the titles, details and answers. */
async function textSize({ query }: Database) {
  const { rows } = await sql<{ bytes: string | number }>`
    select (select sum(octet_length(title) + octet_length(coalesce(content, ''))) from questions)
      + (select sum(octet_length(content)) from answers) as bytes`.execute(query);
  return Number(rows[0]?.bytes);
}

interface Engine {
  name: string;
  /** SQL for the bytes of the index. */
  indexSizeSql: string;
  /** Updates planner statistics, as autovacuum does. */
  analyze?: () => Promise<unknown>;
}

// Not analyzed, like the database of a server: FTS5 would scan an index that was analyzed while it was empty.
const sqlite = {
  name: 'SQLite',
  indexSizeSql: `select sum(pgsize) as bytes from dbstat where name like '%search\\_%' escape '\\'`,
};
const postgres = (url: string) => ({
  name: 'PostgreSQL',
  indexSizeSql: `select pg_total_relation_size('search_posts') + pg_total_relation_size('search_terms') as bytes`,
  // On its own connection, because those of the server have a time limit.
  analyze: () => runOnServer(url, 'vacuum analyze'),
});

/** Prints the results of an engine. Returns false if a target is missed. */
async function report(db: Database, { name, indexSizeSql, analyze }: Engine) {
  const until = new Date('2026-11-20T12:00:00Z');
  await createCommunity(db, { questions, until, passwordHash: '', threads: createLongThreads() });
  printLine(`\n${name}: ${questions} questions written`);
  const begin = performance.now();
  await indexPosts({ db });
  const microseconds = (performance.now() - begin) * 1000;
  const posts = Number(
    (
      await db.query
        .selectFrom('search_posts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
  const perPost = microseconds / posts;
  await analyze?.();
  const { rows } = await sql.raw<{ bytes: string | number }>(indexSizeSql).execute(db.query);
  const indexBytes = Number(rows[0]?.bytes);
  const textBytes = await textSize(db);
  const megabytes = `${(indexBytes / 1e6).toFixed(0)} MB`;
  printLine(
    `${posts} posts of ${(textBytes / posts).toFixed(0)} bytes, ${perPost.toFixed(0)} µs to index one`,
  );
  printLine(`index ${megabytes}, ${(indexBytes / textBytes).toFixed(1)} times the text`);
  const times = await measureQueries(db);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1];
  const passes = (at(0.95)?.milliseconds ?? Number.NaN) <= maxMilliseconds;
  printLine(`median ${at(0.5)?.milliseconds.toFixed(1)} ms`);
  printLine(
    `95th of ${times.length} ${at(0.95)?.milliseconds.toFixed(1)} ms: ${passes ? 'passes' : 'fails'}`,
  );
  for (const { text, milliseconds, found } of times.slice(-5))
    printLine(`  ${milliseconds.toFixed(1)} ms, ${found} found: ${text}`);
  return passes;
}

const folder = mkdtempSync(join(tmpdir(), 'settlement-help-search-'));
let passes = true;
try {
  if (values.engines.includes('sqlite')) {
    const db = await openDatabase(sqliteEngine(join(folder, 'search.db')));
    // Enlarges the cache of the writer only; with the default of 2 MB, a million questions would take hours.
    await db.transaction((tx) => sql.raw('pragma cache_size = -1000000').execute(tx));
    passes = (await report(db, sqlite)) && passes;
    await db.close();
  }
  if (values.engines.includes('postgres')) {
    const cluster = await createCluster();
    try {
      await runOnServer(cluster.url, 'create database search');
      const url = databaseUrl(cluster.url, 'search');
      const db = await openDatabase(postgresEngine(url, 4));
      passes = (await report(db, postgres(url))) && passes;
      await db.close();
    } finally {
      await cluster.remove();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (!passes) process.exitCode = 1;
