import type { Kysely } from 'kysely';

interface Before {
  idempotency_keys: object;
  users: {
    id: string;
    email: string;
    email_key: string;
    password_hash: string;
    full_name: string;
    country_selected: number;
    created_at: string;
    updated_at: string;
  };
}

export async function accountDeletion(db: Kysely<unknown>) {
  for (const name of ['browser', 'system']) {
    await db.schema.alterTable('sessions').addColumn(name, 'text').execute();
  }
  await db.schema.alterTable('letters').addColumn('address', 'text').execute();
  // Existing keys have no user_id, so the deletion of an account would not delete them. They expire within a day.
  await (db as Kysely<Before>).deleteFrom('idempotency_keys').execute();
  await db.schema
    .alterTable('idempotency_keys')
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .execute();
  for (const table of ['idempotency_keys', 'photos']) {
    await db.schema.createIndex(`${table}_user`).on(table).column('user_id').execute();
  }

  // The user "nobody" owns the posts of deleted accounts. It cannot log in: no request has an empty email.
  const never = '1970-01-01T00:00:00.000Z';
  await (db as Kysely<Before>)
    .insertInto('users')
    .values({
      id: 'nobody',
      email: '',
      email_key: '',
      password_hash: '',
      full_name: '',
      country_selected: 0,
      created_at: never,
      updated_at: never,
    })
    .execute();
}
