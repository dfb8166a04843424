import type { Author } from '@settlement-help/contract';
import { emailKey } from '#server/db/users.ts';

/** The columns of `users` that a query of the forum needs to show who wrote something. */
export const authorColumns = ['users.full_name', 'users.profile_photo', 'users.email_key'] as const;

interface AuthorRow {
  user_id: string;
  full_name: string;
  profile_photo: string | null;
  email_key: string;
}

/** Somebody as the forum shows them: never by an e-mail, not even where they gave theirs for a name. */
export const toAuthor = ({ user_id, full_name, profile_photo, email_key }: AuthorRow): Author => {
  const hasName = full_name.trim() !== '' && emailKey(full_name) !== email_key;
  return { id: user_id, full_name: hasName ? full_name : 'Member', profile_photo };
};
