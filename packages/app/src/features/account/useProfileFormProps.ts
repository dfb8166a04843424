import { endpoints, type User } from '@settlement-help/contract';
import type {
  ProfileChanges,
  ProfileFormProps,
  ProfileValues,
  UploadRequest,
} from '@settlement-help/ui/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptAnyBody } from '#app/lib/api/acceptAnyBody.ts';
import { changeCachedUser } from '#app/lib/api/changeCachedUser.ts';
import { api } from '#app/lib/api/client.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { saveEdit } from '#app/lib/conflicts/saveEdit.ts';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';

const draftName = 'profile';

type Props = Pick<ProfileFormProps, 'draft' | 'onDraftChange' | 'onUploadPhoto' | 'onSave'>;

/** The draft and the actions of the profile form. Each action rejects on failure. */
export function useProfileFormProps({ id }: User): Props {
  const queryClient = useQueryClient();
  const [draft] = useState(() => draftStorage.read<Partial<ProfileValues>>(id, draftName) ?? undefined);

  return {
    draft,
    onDraftChange: (values) => draftStorage.write(id, draftName, values),
    onUploadPhoto: async ({ file, ...options }: UploadRequest) =>
      (await api.uploadProfilePhoto({ form: { file } }, options)).profile_photo,
    onSave: async (changes, base) => {
      const saved = await saveEdit<User, User | undefined>({
        base,
        changes,
        load: (options) => api.getMe({}, options),
        save: (body, _current, options) =>
          acceptAnyBody(api.updateMe({ body: body as ProfileChanges }, options)),
        parse: (current) => endpoints.updateMe.response.parse(current),
        loadDialog: async () => (await import('./ProfileConflict.tsx')).ProfileConflict,
      });
      await changeCachedUser(queryClient, saved ?? changes);
      if (!saved) await queryClient.invalidateQueries({ queryKey: queryKeys.me });
      // The person's posts show the name and the photo.
      queryClient.invalidateQueries({ queryKey: queryKeys.forum });
      return saved;
    },
  };
}
