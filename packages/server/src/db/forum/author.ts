import type { Author } from '@settlement-help/contract';
import type { Flag } from '../tables.ts';

export const authorColumns = [
  'users.full_name',
  'users.forum_name',
  'users.is_name_removed',
  'users.profile_photo',
  'users.photo_decision_id',
] as const;

interface AuthorRow {
  user_id: string;
  full_name: string;
  forum_name: string | null;
  is_name_removed: Flag;
  profile_photo: string | null;
  photo_decision_id: string | null;
  blocked_id?: string | null;
}

const emailWithin = /[^\s@]@[^\s@]+\.[^\s@]/;

/** Hides a name that contains an e-mail address. */
export const toShownName = (name: string | null) =>
  name?.trim() && !emailWithin.test(name) ? name : 'Member';

/** The public profile of an author, with the name for the forum. */
export const toAuthor = ({
  user_id,
  full_name,
  forum_name,
  is_name_removed,
  profile_photo,
  photo_decision_id,
  blocked_id = null,
}: AuthorRow): Author => ({
  id: user_id,
  full_name: toShownName(is_name_removed === 1 ? null : (forum_name ?? full_name)),
  profile_photo: photo_decision_id === null ? profile_photo : null,
  is_blocked: blocked_id !== null,
});
