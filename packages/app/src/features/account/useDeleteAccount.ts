import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '#app/lib/api/client.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { session } from '#app/lib/session/session.ts';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/** Deletes the account of the person for good; then nothing of them is left here either. Rejects with what went wrong. */
export function useDeleteAccount() {
  const { profile: messages } = useAppMessages();
  const navigate = useNavigate();
  return useCallback(
    async (password: string) => {
      await api.deleteAccount({ body: { current_password: password } });
      navigate(paths.home, { replace: true });
      draftStorage.clear();
      session.end();
      showToast({ tone: 'success', message: messages.deleted });
    },
    [messages, navigate],
  );
}
