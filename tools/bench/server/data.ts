import { type RawBuilder, sql } from 'kysely';
import { systemClock as clock, span } from '../../../packages/server/src/core/clock.ts';
import { newId } from '../../../packages/server/src/core/id.ts';
import { hashPassword } from '../../../packages/server/src/core/passwordHasher.ts';
import type { Database, Queries } from '../../../packages/server/src/db/database.ts';
import { deletedUserId } from '../../../packages/server/src/db/users/users.ts';
import { startSession } from '../../../packages/server/src/features/auth/sessions/sessions.ts';

/** SQL to generate rows inside the database, which is much faster than sending them. */
export interface RowGenerator {
  /** A table of numbers; each is `n.i`. */
  numbers(from: number, to: number): string;
  hex(number: string, width: number): string;
  timestamp(milliseconds: string): string;
  /** Updates the statistics of the query planner after a table has grown. */
  refresh?: string;
}

export const sqliteGenerator: RowGenerator = {
  numbers: (from, to) =>
    `(with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to}) select i from n) as n`,
  hex: (number, width) => `printf('%0${width}x', ${number})`,
  timestamp: (milliseconds) => `strftime('%Y-%m-%dT%H:%M:%fZ', (${milliseconds}) / 1000.0, 'unixepoch')`,
};

export const postgresGenerator: RowGenerator = {
  numbers: (from, to) => `generate_series(${from}::bigint, ${to}::bigint) as n(i)`,
  hex: (number, width) => `lpad(to_hex(${number}), ${width}, '0')`,
  timestamp: (milliseconds) =>
    `to_char(to_timestamp((${milliseconds}) / 1000.0) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  refresh: 'analyze',
};

const rowsAtOnce = 20_000;
const timeSpan = span(400, 'day');
const answersEach = 2;
const callers = 2000;
export const password = 'settling in together';
export const callerEmail = (index: number) => `caller${index}@example.org`;

/** Creates questions with two answers, a vote and a view each, and a user per 20 questions. */
export async function fillForum(
  { query, transaction }: Database,
  generator: RowGenerator,
  questions: number,
) {
  const people = Math.max(50, questions / 20);
  const begin = Date.now() - timeSpan;
  const moment = (number: string) => `(${begin} + (${number}) * ${Math.floor(timeSpan / questions)})`;
  // A UUIDv7 with that timestamp.
  const id = (number: string, at = moment(number)) => {
    const time = generator.hex(at, 12);
    return `substr(${time}, 1, 8) || '-' || substr(${time}, 9, 4) || '-7000-8000-' || ${generator.hex(number, 12)}`;
  };
  const user = (number: string) => id(`1 + (${number}) % ${people}`, String(begin));

  const insert = async (table: string, count: number, values: Record<string, string>) => {
    for (let from = 1; from <= count; from += rowsAtOnce) {
      const numbers = generator.numbers(from, Math.min(count, from + rowsAtOnce - 1));
      const columns = Object.keys(values).join(', ');
      await sql
        .raw(`insert into ${table} (${columns}) select ${Object.values(values).join(', ')} from ${numbers}`)
        .execute(query);
    }
    if (generator.refresh) await sql.raw(generator.refresh).execute(query);
  };

  const now = generator.timestamp(String(begin));
  const email = `'person' || n.i || '@example.org'`;
  await insert('users', people, {
    id: user('n.i - 1'),
    email,
    normalized_email: email,
    password_hash: `'x'`,
    full_name: `'Person ' || n.i`,
    country_selected: '1',
    profile_photo: 'null',
    created_at: now,
    updated_at: now,
  });
  const token_hash = `'none of ' || n.i`;
  await insert('sessions', people, {
    id: id('n.i'),
    user_id: user('n.i - 1'),
    token_hash,
    created_at: now,
    last_used_at: now,
  });
  await insert('questions', questions, {
    id: id('n.i'),
    user_id: user('n.i'),
    category: `'housing'`,
    title: `'Where do I find number ' || n.i`,
    content: `'I have looked everywhere.'`,
    created_at: generator.timestamp(moment('n.i')),
    active_at: generator.timestamp(moment('n.i')),
    // Each language of a country is one of eight, and every tenth question is for both countries.
    country: `case when n.i % 10 = 0 then null when n.i % 2 = 0 then 'France' else 'Germany' end`,
    language: `case n.i % 8 when 0 then 'fr' when 2 then 'ar' when 4 then 'uk' else 'en' end`,
    upvotes: '1',
    answer_count: String(answersEach),
    view_count: '1',
    is_indexed: '1',
  });
  await insert('answers', questions * answersEach, {
    id: id('n.i', moment(`n.i / ${answersEach}`)),
    question_id: id(`1 + (n.i - 1) / ${answersEach}`),
    user_id: user('n.i * 3'),
    content: `'At the town hall.'`,
    created_at: now,
    is_indexed: '1',
  });
  const item_id = id('n.i');
  await insert('question_votes', questions, { user_id: user('n.i * 7'), item_id, vote: `'up'` });
  await insert('question_views', questions, { user_id: user('n.i * 7'), question_id: item_id });

  const passwordHash = await hashPassword(password);
  const callers = await transaction((tx) => addCallers(tx, passwordHash));
  const picked = `select ${item_id} as id from ${generator.numbers(1, 2000)}`.replaceAll(
    'n.i',
    `(1 + (n.i * 7919) % ${questions})`,
  );
  const ids = await (sql.raw(picked) as RawBuilder<{ id: string }>).execute(query);
  return {
    tokens: callers.map(({ token }) => token),
    userId: callers[0]?.id ?? '',
    ids: ids.rows.map((row) => row.id),
  };
}

/** Creates signed-in users without posts, because nobody can vote on their own question. */
async function addCallers(tx: Queries, password_hash: string) {
  const someone = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '!=', deletedUserId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const made: { id: string; token: string }[] = [];
  for (let index = 0; index < callers; index += 1) {
    const [id, email] = [newId(), callerEmail(index)];
    await tx
      .insertInto('users')
      .values({ ...someone, id, email, normalized_email: email, password_hash })
      .execute();
    made.push({ id, token: await startSession(tx, { clock }, id) });
  }
  return made;
}

export type Data = Awaited<ReturnType<typeof fillForum>>;
