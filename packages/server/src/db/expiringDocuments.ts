import { expiringKinds } from '@settlement-help/contract';
import type { Queries } from './database.ts';

/** The documents whose expiry the user is reminded of, nearest first. */
export const findExpiringDocuments = (queries: Queries, userId: string) =>
  queries
    .selectFrom('documents')
    .select(['id', 'kind', 'expires_on'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('kind', 'in', expiringKinds)
    .where('expires_on', 'is not', null)
    .orderBy('expires_on')
    .orderBy('id')
    .$narrowType<{ kind: (typeof expiringKinds)[number]; expires_on: string }>()
    .execute();
