import { span } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import { deletedUserId } from '#server/db/users/users.ts';
import { type Check, failure, ok } from './check.ts';
import { duration } from './duration.ts';

// Servers with one database may differ by some seconds.
const tolerance = span(2, 'minute');

async function findNewest(query: Queries) {
  const job = await query
    .selectFrom('jobs')
    .select('started_at')
    .orderBy('started_at', 'desc')
    .executeTakeFirst();
  const times = [job?.started_at];
  for (const table of ['users', 'documents', 'questions', 'answers'] as const) {
    const row = await query
      .selectFrom(table)
      .select('created_at')
      .where('id', '!=', deletedUserId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    times.push(row?.created_at);
  }
  return times
    .filter((time) => time !== undefined)
    .sort()
    .at(-1);
}

/** With a clock that was set back, jobs pause and new posts appear below older ones. */
export const checkClock: Check = async ({ db, clock }) => {
  const behind = Date.parse((await findNewest(db.query)) ?? '') - clock.now().getTime();
  return behind > tolerance
    ? failure(`The clock is ${duration(behind)} behind the newest row; correct it and use a time server.`)
    : ok('The clock is not behind the newest row.');
};
