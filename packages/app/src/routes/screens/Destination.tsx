import { DestinationPicker } from '@settlement-help/ui/domain';
import { useQueryClient } from '@tanstack/react-query';
import { chooseCountry } from '#app/features/account/queries.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';

/** The choice of a destination (§2). */
export function Destination() {
  const queryClient = useQueryClient();
  return (
    <>
      <ScreenTitle of="destination" />
      <DestinationPicker onChoose={(country) => chooseCountry(queryClient, country)} />
    </>
  );
}
