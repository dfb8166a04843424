import { endpoints, type User } from '@settlement-help/contract';
import type { ProfileChanges, ProfileValues, UploadRequest } from '@settlement-help/ui/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { absoluteUrl } from '#app/lib/api/absoluteUrls.ts';
import { acceptAnyBody } from '#app/lib/api/acceptAnyBody.ts';
import { api } from '#app/lib/api/client.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { saveEdit } from '#app/lib/conflicts/saveEdit.ts';
import { startDownload } from '#app/lib/downloads/startDownload.ts';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';
import { meQuery } from './queries.ts';

const draftName = 'profile';

/** The draft and the actions of the profile form; each action rejects on failure. */
export function useProfile(user: User) {
  const queryClient = useQueryClient();
  const [draft] = useState(() => draftStorage.read<Partial<ProfileValues>>(user.id, draftName) ?? undefined);
  // The profile may be refetched while the person types.
  const base = useRef(user);

  return {
    draft,
    onDraftChange: (values: Partial<ProfileValues> | null) => draftStorage.write(user.id, draftName, values),
    onUploadPhoto: async ({ file, ...options }: UploadRequest) =>
      (await api.uploadProfilePhoto({ form: { file } }, options)).profile_photo,
    onSave: async (changes: ProfileChanges) => {
      const saved = await saveEdit<User, User | undefined>({
        base: base.current,
        changes,
        load: (options) => api.getMe({}, options),
        save: (body, _current, options) =>
          acceptAnyBody(api.updateMe({ body: body as ProfileChanges }, options)),
        parse: (current) => endpoints.updateMe.response.parse(current),
        loadDialog: async () => (await import('./ProfileConflict.tsx')).ProfileConflict,
      });
      base.current = saved ?? { ...base.current, ...changes };
      if (saved) queryClient.setQueryData(meQuery.queryKey, saved);
      else await queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      // The person's posts show the name and the photo.
      queryClient.invalidateQueries({ queryKey: queryKeys.forum });
      return saved;
    },
  };
}

/** Downloads everything that is stored about the person; rejects if the download cannot start. */
export async function downloadData() {
  const { download_url } = await api.createExport();
  startDownload(absoluteUrl(download_url));
}
