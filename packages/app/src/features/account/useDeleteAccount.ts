import { useCallback } from 'react';
import { api } from '#app/lib/api/client.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { useEndSession } from './useEndSession.ts';

/** Deletes the account, then ends the session. Rejects if the account was not deleted. */
export function useDeleteAccount() {
  const endSession = useEndSession(useAppMessages().profile.deleted);
  return useCallback(
    async (password: string) => {
      await api.deleteAccount({ body: { current_password: password } });
      endSession();
    },
    [endSession],
  );
}
