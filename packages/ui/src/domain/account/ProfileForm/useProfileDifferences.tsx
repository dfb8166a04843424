import type { User } from '@settlement-help/contract';
import { Avatar } from '../../../primitives/content/Avatar/Avatar.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import type { Difference } from '../../shell/ConflictDialog/ConflictDialog.tsx';
import type { ProfileChanges } from './profileValues.ts';

/** Returns a function that describes the fields of a profile that two devices changed. */
export function useProfileDifferences() {
  const messages = useMessages('profile');
  const { title: photo } = useMessages('photo');
  const { field: forum_name } = useMessages('forumName');
  const labels: Record<keyof ProfileChanges, string> = {
    full_name: messages.fullName,
    forum_name,
    street_address: messages.street,
    postal_code: messages.postalCode,
    city: messages.city,
    phone_number: messages.phone,
    profile_photo: photo,
  };
  return (fields: readonly (keyof ProfileChanges)[], saved: User, mine: Partial<User>): Difference[] =>
    fields.map((field) => {
      const show = (value: string | null | undefined) =>
        field === 'profile_photo' && value ? <Avatar name={saved.full_name} src={value} /> : value;
      return { label: labels[field], saved: show(saved[field]), mine: show(mine[field]) };
    });
}
