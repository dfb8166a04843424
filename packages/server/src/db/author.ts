import type { Author } from '@settlement-help/contract';

export const authorColumns = ['users.full_name', 'users.forum_name', 'users.profile_photo'] as const;

interface AuthorRow {
  user_id: string;
  full_name: string;
  forum_name: string | null;
  profile_photo: string | null;
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
  profile_photo,
  blocked_id = null,
}: AuthorRow): Author => ({
  id: user_id,
  full_name: toShownName(forum_name ?? full_name),
  profile_photo,
  is_blocked: blocked_id !== null,
});
