import { type Kysely, sql } from 'kysely';

export async function verifiedEmails(db: Kysely<unknown>) {
  await db.schema
    .alterTable('users')
    .addColumn('email_verified', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Nothing proves that the address of an older account belongs to its user, so it counts as unverified. The exceptions
  // keep what they use: people who turned emails on, which its mailbox can stop, and moderators, whom the operator chose.
  await sql`
    update users set email_verified = 1
    where is_moderator = 1
      or id in (select user_id from reminders where is_enabled = 1)
      or id in (select user_id from answer_emails where is_enabled = 1)`.execute(db);

  await db.schema
    .createTable('email_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('email_tokens_user').on('email_tokens').column('user_id').execute();
  await sql`
    insert into email_tokens (token_hash, user_id, purpose, email, created_at, expires_at)
    select token_hash, user_id, 'reset', email, reset_tokens.created_at, expires_at
    from reset_tokens join users on users.id = user_id`.execute(db);
  await db.schema.dropTable('reset_tokens').execute();
}
