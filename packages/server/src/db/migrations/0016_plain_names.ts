import type { Kysely } from 'kysely';

const tables = {
  letters: 'email_queue',
  chores: 'jobs',
  attempts: 'rate_limit_attempts',
};

const columns = [
  ['users', 'email_key', 'normalized_email'],
  ['email_queue', 'email_key', 'normalized_email'],
  ['email_queue', 'tries', 'attempts'],
  ['email_queue', 'next_try_at', 'next_attempt_at'],
  ['jobs', 'begun_at', 'started_at'],
  ['idempotency_keys', 'request', 'request_hash'],
  ['idempotency_keys', 'answer', 'response'],
  ['situations', 'answers', 'details'],
  ['reminders', 'is_on', 'is_enabled'],
  ['questions', 'answers_seen_to', 'last_seen_answer_id'],
] as const;

/** SQLite cannot rename an index. */
const indexes = [
  ['reset_requests_due', 'email_queue_due', 'email_queue', ['next_attempt_at']],
  ['attempts_key', 'rate_limit_attempts_key', 'rate_limit_attempts', ['key', 'created_at']],
  ['attempts_created', 'rate_limit_attempts_created', 'rate_limit_attempts', ['created_at']],
] as const;

export async function plainNames(db: Kysely<unknown>) {
  for (const [from, to] of Object.entries(tables)) await db.schema.alterTable(from).renameTo(to).execute();
  for (const [table, from, to] of columns) await db.schema.alterTable(table).renameColumn(from, to).execute();
  for (const [from, to, table, names] of indexes) {
    await db.schema.dropIndex(from).execute();
    await db.schema
      .createIndex(to)
      .on(table)
      .columns([...names])
      .execute();
  }
}
