import type { User } from '@settlement-help/contract';
import type { ProfileChanges, ProfileValues, UploadRequest } from '@settlement-help/ui/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptAnyBody } from '#app/lib/api/acceptAnyBody.ts';
import { api } from '#app/lib/api/client.ts';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';
import { meQuery } from './queries.ts';

const draftName = 'profile';

/** What a person can do to their profile, and what they have typed and not saved; each function rejects with what went wrong. */
export function useProfile(user: User) {
  const queryClient = useQueryClient();
  const [draft] = useState(() => draftStorage.read<ProfileValues>(user.id, draftName) ?? undefined);

  return {
    draft,
    keepDraft: (values: ProfileValues | null) => draftStorage.write(user.id, draftName, values),
    uploadPhoto: async ({ file, ...options }: UploadRequest) =>
      (await api.uploadProfilePhoto({ form: { file } }, options)).profile_photo,
    save: async (changes: ProfileChanges) => {
      const saved = await acceptAnyBody(api.updateMe({ body: changes }));
      if (saved) queryClient.setQueryData(meQuery.queryKey, saved);
      else await queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  };
}
