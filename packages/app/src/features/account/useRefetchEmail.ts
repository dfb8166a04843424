import type { User } from '@settlement-help/contract';
import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { changeCachedUser } from '#app/lib/api/changeCachedUser.ts';
import { api } from '#app/lib/api/client.ts';
import { session } from '#app/lib/session/session.ts';

/** Fetches the state of the email address. A failure keeps the cached one. */
export function useRefetchEmail() {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const { token } = session.get();
    const loaded = await api.getMe().catch(() => null);
    if (!loaded || session.get().token !== token) return;
    const { email, email_verified, pending_email } = loaded;
    await changeCachedUser(queryClient, { email, email_verified, pending_email });
  }, [queryClient]);
}

/** While a link waits in the mailbox, fetches the state of the address when the page is visible again. */
export function useRefetchEmailOnFocus({ email_verified, pending_email }: User) {
  const refresh = useRefetchEmail();
  const isWaiting = email_verified === false || pending_email !== null;
  useEffect(() => {
    if (isWaiting) return focusManager.subscribe((isFocused) => isFocused && void refresh());
  }, [isWaiting, refresh]);
}
