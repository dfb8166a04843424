import { sql } from 'kysely';
import type { Inspection } from '../database.ts';

interface Findings {
  checksum_failures: string;
  other_collation: boolean | null;
  invalid_index: string | null;
}

/** Inspects the current database of PostgreSQL. */
export const postgresInspection: Inspection = {
  readSize: async (queries) => {
    const { rows } = await sql<{ size: string }>`
      select pg_database_size(current_database()) as size`.execute(queries);
    return Number(rows[0]?.size);
  },
  findDamage: async (queries) => {
    const { rows } = await sql<Findings>`
      select
        (select coalesce(checksum_failures, 0) from pg_stat_database where datname = current_database()),
        (select datcollversion <> pg_database_collation_actual_version(oid) as other_collation
          from pg_database where datname = current_database()),
        (select indexrelid::regclass::text as invalid_index from pg_index where not indisvalid limit 1)`.execute(
      queries,
    );
    const [found] = rows;
    if (!found) return undefined;
    if (Number(found.checksum_failures) > 0)
      return `PostgreSQL found ${found.checksum_failures} wrong checksums`;
    if (found.invalid_index !== null) return `the index ${found.invalid_index} is not valid`;
    return found.other_collation
      ? 'the operating system sorts texts in another way than before; run REINDEX DATABASE'
      : undefined;
  },
};
