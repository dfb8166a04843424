import { type RawBuilder, sql } from 'kysely';
import { systemClock as clock, span } from '#server/core/clock.ts';
import { newId } from '#server/core/id.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { nobodyId } from '#server/db/users.ts';
import { startSession } from '#server/features/auth/sessions.ts';

/** The words in which engines differ when they make up rows by themselves, which is much faster than sending them. */
export interface Maker {
  /** The numbers of a range, as `n.i`. */
  numbers(from: number, to: number): string;
  hex(number: string, width: number): string;
  timestamp(milliseconds: string): string;
  /** What keeps its plans in step with tables that grow faster than it looks by itself. */
  refresh?: string;
}

export const sqliteMaker: Maker = {
  numbers: (from, to) =>
    `(with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to}) select i from n) as n`,
  hex: (number, width) => `printf('%0${width}x', ${number})`,
  timestamp: (milliseconds) => `strftime('%Y-%m-%dT%H:%M:%fZ', (${milliseconds}) / 1000.0, 'unixepoch')`,
};

export const postgresMaker: Maker = {
  numbers: (from, to) => `generate_series(${from}::bigint, ${to}::bigint) as n(i)`,
  hex: (number, width) => `lpad(to_hex(${number}), ${width}, '0')`,
  timestamp: (milliseconds) =>
    `to_char(to_timestamp((${milliseconds}) / 1000.0) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  refresh: 'analyze',
};

const rowsAtOnce = 20_000;
const lasts = span(400, 'day');
const answersEach = 2;
const callers = 200;

/** A forum of so many questions, each with two answers, a vote and a view, by a twentieth as many people. */
export async function fillForum({ query, transaction }: Database, maker: Maker, questions: number) {
  const people = Math.max(50, questions / 20);
  const begin = Date.now() - lasts;
  const moment = (number: string) => `(${begin} + (${number}) * ${Math.floor(lasts / questions)})`;
  // A UUIDv7 of that moment.
  const id = (number: string, at = moment(number)) => {
    const time = maker.hex(at, 12);
    return `substr(${time}, 1, 8) || '-' || substr(${time}, 9, 4) || '-7000-8000-' || ${maker.hex(number, 12)}`;
  };
  const user = (number: string) => id(`1 + (${number}) % ${people}`, String(begin));

  const insert = async (table: string, count: number, values: Record<string, string>) => {
    for (let from = 1; from <= count; from += rowsAtOnce) {
      const numbers = maker.numbers(from, Math.min(count, from + rowsAtOnce - 1));
      const columns = Object.keys(values).join(', ');
      await sql
        .raw(`insert into ${table} (${columns}) select ${Object.values(values).join(', ')} from ${numbers}`)
        .execute(query);
    }
    if (maker.refresh) await sql.raw(maker.refresh).execute(query);
  };

  const now = maker.timestamp(String(begin));
  const email = `'person' || n.i || '@example.org'`;
  await insert('users', people, {
    ...{ id: user('n.i - 1'), email, email_key: email, password_hash: `'x'`, full_name: `'Person ' || n.i` },
    ...{ country_selected: '1', profile_photo: 'null', created_at: now, updated_at: now },
  });
  const token_hash = `'none of ' || n.i`;
  await insert('sessions', people, {
    ...{ id: id('n.i'), user_id: user('n.i - 1'), token_hash, created_at: now, last_used_at: now },
  });
  await insert('questions', questions, {
    ...{
      id: id('n.i'),
      user_id: user('n.i'),
      category: `'housing'`,
      title: `'Where do I find number ' || n.i`,
    },
    ...{ content: `'I have looked everywhere.'`, created_at: maker.timestamp(moment('n.i')) },
    ...{ upvotes: '1', answer_count: String(answersEach), view_count: '1' },
  });
  await insert('answers', questions * answersEach, {
    ...{ id: id('n.i', moment(`n.i / ${answersEach}`)), question_id: id(`1 + (n.i - 1) / ${answersEach}`) },
    ...{ user_id: user('n.i * 3'), content: `'At the town hall.'`, created_at: now },
  });
  const item_id = id('n.i');
  await insert('question_votes', questions, { user_id: user('n.i * 7'), item_id, vote: `'up'` });
  await insert('question_views', questions, { user_id: user('n.i * 7'), question_id: item_id });

  const tokens = await transaction((tx) => addCallers(tx));
  const picked = `select ${item_id} as id from ${maker.numbers(1, 2000)}`.replaceAll(
    'n.i',
    `(1 + (n.i * 7919) % ${questions})`,
  );
  const ids = await (sql.raw(picked) as RawBuilder<{ id: string }>).execute(query);
  return { tokens, ids: ids.rows.map((row) => row.id) };
}

/** Signed-in people of their own, so that nobody votes on what they wrote. */
async function addCallers(tx: Queries) {
  const tokens: string[] = [];
  const someone = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '!=', nobodyId)
    .limit(1)
    .executeTakeFirstOrThrow();
  for (let index = 0; index < callers; index += 1) {
    const email = `caller${index}@example.org`;
    const caller = { ...someone, id: newId(), email, email_key: email };
    await tx.insertInto('users').values(caller).execute();
    tokens.push(await startSession(tx, { clock }, caller.id));
  }
  return tokens;
}
