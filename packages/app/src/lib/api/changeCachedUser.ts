import type { User } from '@settlement-help/contract';
import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import { changeCached } from './changeCached.ts';
import { queryKeys } from './queryKeys.ts';

/** Changes fields of the cached profile. Does nothing if no profile is cached. */
export const changeCachedUser = (client: QueryClient, changes: Partial<User>) =>
  changeCached(client, queryKeys.me as QueryKey as DataTag<QueryKey, User, Error>, (user) => ({
    ...user,
    ...changes,
  }));
