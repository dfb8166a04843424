import type { Situation } from '@settlement-help/contract';
import { ConflictDialog, useSituationDifferences } from '@settlement-help/ui/domain';
import type { ConflictProps } from '#app/lib/conflicts/showConflict.tsx';
import { useSession } from '#app/lib/session/SessionProvider.tsx';

/** Asks which answers to keep after a change on another device. */
export function SituationConflict({
  conflict: { fields, saved, mine },
  ...dialog
}: ConflictProps<Situation>) {
  const { country } = useSession();
  // Answers can only differ if the person has a country, so the default is never used.
  const describe = useSituationDifferences(country ?? 'France');
  return <ConflictDialog {...dialog} differences={describe(fields, saved, mine)} />;
}
