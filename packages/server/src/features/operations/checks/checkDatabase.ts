import { isCurrent } from '#server/db/migrate.ts';
import { type Check, failure, ok } from './check.ts';

export const checkDatabase: Check = async ({ db }) => {
  if (!(await isCurrent(db.query))) {
    return failure('The database is of another version; start the server of that version, or run migrate.');
  }
  const damage = await db.findDamage();
  return damage === undefined
    ? ok('The database is intact.')
    : failure(`The database is damaged (${damage}); restore a backup.`);
};
