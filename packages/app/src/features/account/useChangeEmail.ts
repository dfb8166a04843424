import type { EmailChange } from '@settlement-help/ui/domain';
import { api } from '#app/lib/api/client.ts';
import { useRefetchEmail } from './useRefetchEmail.ts';

/** Returns actions that change the email address or cancel the change. Each rejects on failure. */
export function useChangeEmail() {
  const refresh = useRefetchEmail();
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
