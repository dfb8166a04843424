import type { Database } from '#server/db/database.ts';

/** Few, because other writers wait for the transaction. */
const termsAtOnce = 2000;
const timesPerRun = 10;

/** The last term that an earlier run has looked at. */
const positions = new WeakMap<Database, string>();

/** Deletes stored terms that no post has any more, because a deleted post can have had a name or a number. */
export async function forgetTerms(db: Database) {
  for (let time = 0; time < timesPerRun; time += 1) {
    const after = positions.get(db) ?? '';
    const terms = await db.query
      .selectFrom('search_terms')
      .select('term')
      .where('term', '>', after)
      .orderBy('term')
      .limit(termsAtOnce)
      .execute();
    const last = terms.at(-1)?.term;
    if (last !== undefined) await db.transaction((tx) => db.search.forgetTerms(tx, { after, last }));
    if (last === undefined || terms.length < termsAtOnce) {
      positions.delete(db);
      return;
    }
    positions.set(db, last);
  }
}
