import type { Author } from '@settlement-help/contract';

/** The columns of `users` that a query of the forum needs to show who wrote something. */
export const authorColumns = ['users.full_name', 'users.profile_photo'] as const;

interface AuthorRow {
  user_id: string;
  full_name: string;
  profile_photo: string | null;
  /** The author again, where the reader has blocked them. */
  blocked_id?: string | null;
}

const emailWithin = /[^\s@]@[^\s@]+\.[^\s@]/;

/** A person as the forum shows them: never by an e-mail, not even one given as the name. */
export const toAuthor = ({ user_id, full_name, profile_photo, blocked_id = null }: AuthorRow): Author => {
  const hasName = full_name.trim() !== '' && !emailWithin.test(full_name);
  return {
    id: user_id,
    full_name: hasName ? full_name : 'Member',
    profile_photo,
    is_blocked: blocked_id !== null,
  };
};
