import type { Kysely } from 'kysely';

interface Before {
  steps: { country: string; step_number: number; key: string | null };
}

const keys = {
  France: [
    'visa-validation',
    'housing',
    'phone-number',
    'bank-account',
    'assurance-maladie',
    'carte-vitale',
    'ofii',
    'caf-housing-aid',
    'transport-pass',
    'tax-number',
  ],
  Germany: [
    'health-cover',
    'housing',
    'anmeldung',
    'tax-id',
    'bank-account',
    'krankenkasse',
    'social-security-number',
    'residence-permit',
    'broadcasting-fee',
    'transport-ticket',
  ],
};

export async function plan(db: Kysely<unknown>) {
  // Null in rows that a server of the previous version adds.
  await db.schema.alterTable('steps').addColumn('key', 'text').execute();
  for (const [country, inOrder] of Object.entries(keys)) {
    for (const [index, key] of inOrder.entries()) {
      await (db as Kysely<Before>)
        .updateTable('steps')
        .set({ key })
        .where('country', '=', country)
        .where('step_number', '=', index + 1)
        .execute();
    }
  }
  await db.schema
    .createIndex('steps_key')
    .on('steps')
    .columns(['user_id', 'country', 'key'])
    .unique()
    .execute();
  for (const name of ['is_not_applicable', 'is_added']) {
    await db.schema
      .alterTable('steps')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema.alterTable('steps').addColumn('booked_for', 'text').execute();

  await db.schema
    .createTable('situations')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('answers', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('calendar_feeds')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('reminders')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('checked_on', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('reminders_checked')
    .on('reminders')
    .columns(['checked_on', 'user_id'])
    .execute();

  await db.schema
    .createTable('fact_reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}
