import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { api } from '#app/lib/api.ts';
import { kept } from '#app/lib/kept.ts';
import { paths } from '#app/lib/paths.ts';
import { session } from '#app/lib/session.ts';
import { showToast } from '#app/lib/toasts.ts';
import { useAppMessages } from '#app/lib/useAppMessages.ts';

/** Deletes the account of the person for good; then nothing of them is left here either. Rejects with what went wrong. */
export function useDeleteAccount() {
  const { profile: messages } = useAppMessages();
  const [, navigate] = useLocation();
  return useCallback(
    async (password: string) => {
      await api.deleteAccount({ body: { current_password: password } });
      navigate(paths.home, { replace: true });
      kept.clear();
      session.end();
      showToast({ type: 'success', message: messages.deleted });
    },
    [messages, navigate],
  );
}
