import { type Clock, span, timestampIn } from '#server/core/clock.ts';
import { newId } from '#server/core/id.ts';
import type { Queries } from '#server/db/database.ts';
import type { Device } from './device.ts';

const recordUseAfter = span(1, 'day');

/** Records the browser of a log-in. Returns the id of its row if it is new and not the first one of the user. */
export async function rememberBrowser(
  tx: Queries,
  clock: Clock,
  userId: string,
  { browser: givenBrowser, system: givenSystem }: Device,
) {
  const [browser, system] = [givenBrowser ?? '', givenSystem ?? ''];
  const last_used_at = timestampIn(clock);
  const known = await tx.selectFrom('known_browsers').selectAll().where('user_id', '=', userId).execute();
  const same = known.find((row) => row.browser === browser && row.system === system);
  // Parallel log-ins would conflict if each of them wrote.
  if (same && same.last_used_at > timestampIn(clock, -recordUseAfter)) return undefined;
  const id = newId();
  await tx
    .insertInto('known_browsers')
    .values({ id, user_id: userId, browser, system, last_used_at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'browser', 'system']).doUpdateSet({ last_used_at }),
    )
    .execute();
  return same || known.length === 0 ? undefined : id;
}
