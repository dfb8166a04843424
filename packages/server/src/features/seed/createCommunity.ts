import type { InsertObject } from 'kysely';
import { span } from '#server/core/clock.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { personWordsOf } from '#server/db/users/personWords.ts';
import { createDiscussion, type Discussion, threads as seedThreads, type Thread } from './discussions.ts';
import { createMembers } from './members.ts';
import { cities, people } from './people.ts';
import { createRandom } from './random.ts';

const duration = span(400, 'day');
const maxMembers = 5000;
const rowsAtOnce = 500;
const discussionsAtOnce = 500;

async function insertAll<Name extends keyof Tables>(
  queries: Queries,
  table: Name,
  rows: readonly InsertObject<Tables, Name>[],
) {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await queries
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
}

async function insertDiscussions(queries: Queries, discussions: readonly Discussion[]) {
  for (const table of ['questions', 'answers', 'question_votes', 'answer_votes', 'question_views'] as const) {
    await insertAll(queries, table, discussions.flatMap<object>((each) => each[table]) as never);
  }
}

interface Community {
  questions: number;
  until: Date;
  passwordHash: string;
  /** Questions and answers, in turn. @default those of `threads.json` */
  threads?: readonly Thread[];
}

/** Fills an empty database with a community; the same `until` gives the same data. */
export async function createCommunity(
  db: Database,
  { questions, until, passwordHash, threads = seedThreads }: Community,
) {
  const random = createRandom(20_261_120);
  const begin = new Date(until.getTime() - duration);
  const count = Math.min(maxMembers, Math.max(people.length, Math.ceil(questions / 25)));
  const { members, users, steps } = createMembers(random, { count, joinedBefore: begin, passwordHash });
  await db.transaction(async (tx) => {
    await insertAll(tx, 'users', users);
    await insertAll(tx, 'person_words', users.flatMap(personWordsOf));
    await insertAll(tx, 'steps', steps);
  });

  const subjects = random.shuffled(
    threads.flatMap((thread) => cities[thread.country].map((city) => ({ thread, city }))),
  );
  const speakersOf = new Map(
    threads.map(({ language }) => [
      language,
      members.filter(({ languages }) => languages.includes(language)),
    ]),
  );
  let discussions: Discussion[] = [];
  for (let number = 1; number <= questions; number += 1) {
    const subject = subjects[number % subjects.length];
    if (!subject) break;
    const age = duration * (1 - number / (questions + 1)) ** 2;
    const asked = new Date(Math.floor(until.getTime() - age));
    const speakers = speakersOf.get(subject.thread.language) ?? [];
    discussions.push(createDiscussion(random, { ...subject, asked, until, members, speakers }));
    if (discussions.length < discussionsAtOnce && number < questions) continue;
    const batch = discussions;
    discussions = [];
    await db.transaction((tx) => insertDiscussions(tx, batch));
  }
  return { members: count, questions };
}
