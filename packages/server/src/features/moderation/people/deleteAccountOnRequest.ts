import type { Selectable } from 'kysely';
import type { Clock } from '#server/core/clock.ts';
import type { Queries } from '#server/db/database.ts';
import type { UsersTable } from '#server/db/tables.ts';
import { type DecisionContext, logDecision } from '../decisions/decisions.ts';

type User = Selectable<UsersTable>;

/** The functions of other features, which the app and the commands pass in. */
export interface AccountActions {
  /** Deletes a user and returns the keys of their files. */
  deleteUser: (tx: Queries, clock: Clock, userId: string) => Promise<string[]>;
  addDeletionEmail: (tx: Queries, user: User) => Promise<void>;
}

/** Deletes an account on request, records it and queues the email. Returns the keys of the files. */
export async function deleteAccountOnRequest(
  context: Omit<DecisionContext, 'addEmail'>,
  { deleteUser, addDeletionEmail }: AccountActions,
  user: User,
  facts: string | null = null,
) {
  const { tx, clock } = context;
  const files = await deleteUser(tx, clock, user.id);
  await logDecision(context, { action: 'delete_account', user_id: user.id, facts });
  await addDeletionEmail(tx, user);
  return files;
}
