import type { User } from '@settlement-help/contract';
import type { SecondFactorProps } from '@settlement-help/ui/domain';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#app/lib/api/client.ts';
import { meQuery } from './queries.ts';

type Actions = Pick<SecondFactorProps, 'onStart' | 'onConfirm' | 'onTurnOff'>;

/** Turns the second factor on and off; rejects on failure. */
export function useSecondFactor(): Actions {
  const queryClient = useQueryClient();
  const store = (has_second_factor: boolean) =>
    queryClient.setQueryData(
      meQuery.queryKey,
      (user: User | undefined) => user && { ...user, has_second_factor },
    );
  return {
    onStart: (current_password) => api.startSecondFactor({ body: { current_password } }),
    onConfirm: async (code) => {
      const { recovery_codes } = await api.confirmSecondFactor({ body: { code } });
      store(true);
      return recovery_codes;
    },
    onTurnOff: async ({ currentPassword, code }) => {
      await api.removeSecondFactor({ body: { current_password: currentPassword, code } });
      store(false);
    },
  };
}
