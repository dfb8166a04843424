import type { User } from '@settlement-help/contract';
import { ConflictDialog, type ProfileChanges, useProfileDifferences } from '@settlement-help/ui/domain';
import { absoluteUrl } from '#app/lib/api/absoluteUrls.ts';
import type { ConflictProps } from '#app/lib/conflicts/showConflict.tsx';

/** Asks which values of the profile to keep after a change on another device. */
export function ProfileConflict({ conflict: { fields, saved, mine }, ...dialog }: ConflictProps<User>) {
  const describe = useProfileDifferences();
  const differences = describe(
    fields as (keyof ProfileChanges)[],
    withAbsolutePhoto(saved),
    withAbsolutePhoto(mine),
  );
  return <ConflictDialog {...dialog} differences={differences} />;
}

const withAbsolutePhoto = <Fields extends Partial<User>>(fields: Fields): Fields =>
  fields.profile_photo ? { ...fields, profile_photo: absoluteUrl(fields.profile_photo) } : fields;
