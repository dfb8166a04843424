import type { User } from '@settlement-help/contract';
import type { ProfileChanges, ProfileValues, UploadRequest } from '@settlement-help/ui/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { absoluteUrl } from '#app/lib/api/absoluteUrls.ts';
import { acceptAnyBody } from '#app/lib/api/acceptAnyBody.ts';
import { api } from '#app/lib/api/client.ts';
import { startDownload } from '#app/lib/downloads/startDownload.ts';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';
import { meQuery } from './queries.ts';

const draftName = 'profile';

/** The draft and the actions of the profile form; each action rejects on failure. */
export function useProfile(user: User) {
  const queryClient = useQueryClient();
  const [draft] = useState(() => draftStorage.read<Partial<ProfileValues>>(user.id, draftName) ?? undefined);

  return {
    draft,
    onDraftChange: (values: Partial<ProfileValues> | null) => draftStorage.write(user.id, draftName, values),
    onUploadPhoto: async ({ file, ...options }: UploadRequest) =>
      (await api.uploadProfilePhoto({ form: { file } }, options)).profile_photo,
    onSave: async (changes: ProfileChanges) => {
      const saved = await acceptAnyBody(api.updateMe({ body: changes }));
      if (saved) queryClient.setQueryData(meQuery.queryKey, saved);
      else await queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  };
}

/** Downloads everything that is stored about the person; rejects if the download cannot start. */
export async function downloadData() {
  const { download_url } = await api.createExport();
  startDownload(absoluteUrl(download_url));
}
