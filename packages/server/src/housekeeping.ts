import { span } from './clock.ts';
import type { Deps } from './deps.ts';
import { sweepSessions } from './features/auth/sessions.ts';
import { findDocument } from './features/documents/queries.ts';

const longestWindow = span(1, 'day');

/** Deletes what has run out, and files that no row knows (a stop came between the two) left before `before`. */
export async function keepHouse(deps: Omit<Deps, 'config' | 'mail'>, before: Date) {
  const { db, storage, clock, log } = deps;
  const now = clock.now().toISOString();
  const dayAgo = new Date(clock.now().getTime() - longestWindow).toISOString();
  await sweepSessions(deps);
  await db.query.deleteFrom('attempts').where('created_at', '<', dayAgo).execute();
  await db.query.deleteFrom('reset_tokens').where('expires_at', '<', now).execute();
  const swept = await storage.sweep(before, async (key) => (await findDocument(db.query, key)) !== undefined);
  if (swept > 0) log.info('swept files', { swept });
}
