import { type Kysely, sql } from 'kysely';

export async function accountRecovery(db: Kysely<unknown>) {
  for (const name of ['pending_email', 'pending_email_until', 'pending_email_session']) {
    await db.schema.alterTable('users').addColumn(name, 'text').execute();
  }
  await db.schema
    .alterTable('users')
    .addColumn('links_epoch', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable('former_emails')
    .addColumn('normalized_email', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('held_until', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('former_emails_user').on('former_emails').column('user_id').execute();

  await db.schema
    .createTable('known_browsers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('known_browsers_once', ['user_id', 'browser', 'system'])
    .execute();
  await sql`
    insert into known_browsers (id, user_id, browser, system, last_used_at)
    select min(id), user_id, coalesce(browser, ''), coalesce(system, ''), max(last_used_at)
    from sessions group by user_id, coalesce(browser, ''), coalesce(system, '')`.execute(db);

  // Notices name their user and address now. Unverified addresses get none.
  await sql`
    delete from email_queue where kind = 'changed'
      and normalized_email not in (select normalized_email from users where email_verified = 1)`.execute(db);
  await sql`
    update email_queue set
      address = (select email from users where users.normalized_email = email_queue.normalized_email),
      subject_id = (select id from users where users.normalized_email = email_queue.normalized_email)
    where kind = 'changed'`.execute(db);
}
