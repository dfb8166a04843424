import type { EmailChange } from '@settlement-help/ui/domain';
import { api } from '#app/lib/api/client.ts';
import { useRefreshEmail } from './useRefreshEmail.ts';

/** Changes the email address, or cancels the change; rejects on failure. */
export function useChangeEmail() {
  const refresh = useRefreshEmail();
  return {
    change: async ({ email, currentPassword }: EmailChange) => {
      await api.changeEmail({ body: { email, current_password: currentPassword } });
      await refresh();
    },
    cancelChange: async () => {
      await api.cancelEmailChange();
      await refresh();
    },
  };
}
