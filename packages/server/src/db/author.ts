import type { Author } from '@settlement-help/contract';

export const authorColumns = ['users.full_name', 'users.profile_photo'] as const;

interface AuthorRow {
  user_id: string;
  full_name: string;
  profile_photo: string | null;
  blocked_id?: string | null;
}

const emailWithin = /[^\s@]@[^\s@]+\.[^\s@]/;

/** The public profile of an author. Hides a name that contains an e-mail address. */
export const toAuthor = ({ user_id, full_name, profile_photo, blocked_id = null }: AuthorRow): Author => {
  const hasName = full_name.trim() !== '' && !emailWithin.test(full_name);
  return {
    id: user_id,
    full_name: hasName ? full_name : 'Member',
    profile_photo,
    is_blocked: blocked_id !== null,
  };
};
