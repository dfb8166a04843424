import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Lets decisions older than three years be deleted. */
export async function decisionLifetime(db: Kysely<unknown>) {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`drop trigger decisions_are_final on decisions`.execute(db);
    await sql`create trigger decisions_are_final before update or truncate on decisions
      for each statement execute function refuse_change()`.execute(db);
    const threeYearsAgo = sql.raw(
      `to_char((now() - interval '3 years') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    );
    await sql`create trigger decisions_stay before delete on decisions
      for each row when (old.created_at > ${threeYearsAgo}) execute function refuse_change()`.execute(db);
    return;
  }
  await sql`drop trigger decisions_no_delete`.execute(db);
  await sql`create trigger decisions_no_delete before delete on decisions
    when old.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-3 years')
    begin select raise(abort, 'decisions cannot be changed'); end`.execute(db);
}
