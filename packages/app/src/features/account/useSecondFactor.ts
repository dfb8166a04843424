import type { SecondFactorProps } from '@settlement-help/ui/domain';
import { useQueryClient } from '@tanstack/react-query';
import { changeCachedUser } from '#app/lib/api/changeCachedUser.ts';
import { api } from '#app/lib/api/client.ts';

type Actions = Pick<SecondFactorProps, 'onStart' | 'onConfirm' | 'onTurnOff'>;

/** Returns actions that turn the second factor on and off. Each rejects on failure. */
export function useSecondFactor(): Actions {
  const queryClient = useQueryClient();
  return {
    onStart: (current_password) => api.startSecondFactor({ body: { current_password } }),
    onConfirm: async (code) => {
      const { recovery_codes } = await api.confirmSecondFactor({ body: { code } });
      await changeCachedUser(queryClient, { has_second_factor: true });
      return recovery_codes;
    },
    onTurnOff: async ({ currentPassword, code }) => {
      await api.removeSecondFactor({ body: { current_password: currentPassword, code } });
      await changeCachedUser(queryClient, { has_second_factor: false });
    },
  };
}
