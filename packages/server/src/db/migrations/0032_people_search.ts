import { wordsOf } from '@settlement-help/contract/search';
import { type Kysely, PostgresAdapter, sql } from 'kysely';

interface Database {
  users: { id: string; email: string; full_name: string; forum_name: string | null };
  person_words: { user_id: string; word: string };
}

async function storeWords(db: Kysely<Database>) {
  for (let after = ''; ; ) {
    const users = await db
      .selectFrom('users')
      .select(['id', 'email', 'full_name', 'forum_name'])
      .where('id', '>', after)
      .where('id', '!=', 'nobody')
      .orderBy('id')
      .limit(500)
      .execute();
    const last = users.at(-1);
    if (!last) return;
    after = last.id;
    const rows = users.flatMap(({ id: user_id, email, full_name, forum_name }) =>
      [...new Set(wordsOf(`${full_name} ${forum_name ?? ''} ${email}`))].map((word) => ({ user_id, word })),
    );
    for (let done = 0; done < rows.length; done += 1000)
      await db
        .insertInto('person_words')
        .values(rows.slice(done, done + 1000))
        .execute();
  }
}

/** Lets moderators find people by name or address, and the remaining answers of a deleted account by one of them. */
export async function peopleSearch(db: Kysely<Database>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('person_words')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // Bytewise order, in which a beginning is a range.
    .addColumn('word', isPostgres ? sql`text collate "C"` : 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('person_word_once', ['user_id', 'word'])
    .execute();
  await db.schema.createIndex('person_words_word').on('person_words').columns(['word', 'user_id']).execute();
  await storeWords(db);

  await db.schema.alterTable('answers').addColumn('erased_author', 'text').execute();
  await db.schema
    .createIndex('answers_erased_author')
    .on('answers')
    .column('erased_author')
    .where(sql.ref('erased_author'), 'is not', null)
    .execute();
}
