import type { User } from '@settlement-help/contract';
import type { ForumNaming } from '@settlement-help/ui/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { changeCachedUser } from '#app/lib/api/changeCachedUser.ts';
import { api } from '#app/lib/api/client.ts';
import { namedUsers } from '#app/lib/storage/namedUsers.ts';
import { useStore } from '#app/lib/storage/store.ts';

/** Asks for the name in the community once; undefined if it is chosen, or if the server has no such names. */
export function useForumNaming({ id, full_name, forum_name }: User): ForumNaming | undefined {
  const client = useQueryClient();
  const named = useStore(namedUsers);
  const isAsked = forum_name === null && !named.includes(id);
  return useMemo(() => {
    if (!isAsked) return undefined;
    return {
      fullName: full_name,
      onChoose: async (name) => {
        if (name !== null) {
          const saved = await api.updateMe({ body: { forum_name: name } });
          await changeCachedUser(client, saved);
        }
        namedUsers.add(id);
      },
    };
  }, [client, id, full_name, isAsked]);
}
