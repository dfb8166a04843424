import type { User } from '@settlement-help/contract';
import { AppShell, DestinationPicker } from '@settlement-help/ui';
import { useQueryClient } from '@tanstack/react-query';
import { chooseCountry, logout } from '#app/features/account/queries.ts';
import { ScreenTitle } from '#app/lib/ScreenTitle.tsx';

/** The only screen until a destination is chosen (§2). */
export function Destination({ user }: { user: User }) {
  const queryClient = useQueryClient();
  return (
    <AppShell user={{ ...user, settlement_country: null }} hrefs={null} current={null} onLogout={logout}>
      <ScreenTitle of="destination" />
      <DestinationPicker onChoose={(country) => chooseCountry(queryClient, country)} />
    </AppShell>
  );
}
