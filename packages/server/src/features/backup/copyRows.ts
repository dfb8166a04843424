import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { sql } from 'kysely';
import { OperatorError } from '#server/core/errors.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { isCurrent } from '#server/db/migrate.ts';
import type { Tables } from '#server/db/tables.ts';

type Row = Record<string, SQLInputValue>;

/** Not in a backup: they act for an account, or the server makes them again (`db/search/indexPosts.ts`). */
type ExcludedTables =
  | 'sessions'
  | 'email_tokens'
  | 'calendar_feeds'
  | 'invitations'
  | 'search_posts'
  | 'search_terms';

/** All other tables, ordered by their foreign keys. A missing table is a type error. */
const tables = Object.keys({
  users: true,
  person_words: true,
  rate_limit_attempts: true,
  email_queue: true,
  former_emails: true,
  known_browsers: true,
  second_factors: true,
  recovery_codes: true,
  steps: true,
  documents: true,
  document_archives: true,
  photos: true,
  questions: true,
  answers: true,
  post_history: true,
  question_votes: true,
  answer_votes: true,
  question_views: true,
  question_follows: true,
  idempotency_keys: true,
  secrets: true,
  settings: true,
  jobs: true,
  situations: true,
  reminders: true,
  answer_emails: true,
  answers_to_announce: true,
  fact_reports: true,
  blocks: true,
  cases: true,
  reports: true,
  case_evidence: true,
  decisions: true,
  objections: true,
  suspended_addresses: true,
  yearly_counts: true,
  removed_names: true,
} satisfies Record<Exclude<keyof Tables, ExcludedTables>, true>) as Exclude<keyof Tables, ExcludedTables>[];

const batchSize = 500;

async function* readRows(tx: Queries, table: keyof Tables) {
  await sql`declare rows no scroll cursor for select * from ${sql.table(table)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batchSize)} from rows`.execute(tx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close rows`.execute(tx);
}

export async function copyFromPostgres(from: Database, to: DatabaseSync) {
  if (!(await isCurrent(from.query))) {
    throw new OperatorError('The database is of another version. Back it up with that version.');
  }
  to.exec('pragma foreign_keys = off; begin; delete from users');
  await from.query
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      for (const table of tables) {
        for await (const rows of readRows(tx, table)) {
          const names = Object.keys(rows[0] ?? {});
          const into = to.prepare(
            `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
          );
          for (const row of rows) into.run(...Object.values(row));
        }
      }
    });
  to.exec('update questions set is_indexed = 0; update answers set is_indexed = 0; commit');
}

export async function copyToPostgres(from: DatabaseSync, to: Database) {
  await to.query.transaction().execute(async (tx) => {
    // Rows that a server creates at its first start.
    for (const table of ['users', 'secrets', 'jobs'] as const) await tx.deleteFrom(table).execute();
    for (const table of tables) {
      let rows: Row[] = [];
      const write = async () => {
        if (rows.length > 0)
          await tx
            .insertInto(table)
            .values(rows as never)
            .execute();
        rows = [];
      };
      for (const row of from.prepare(`select * from ${table}`).iterate()) {
        rows.push(row as Row);
        if (rows.length === batchSize) await write();
      }
      await write();
    }
    for (const table of ['questions', 'answers'] as const)
      await tx.updateTable(table).set({ is_indexed: 0 }).execute();
  });
}
