import { DatesSection } from '@settlement-help/ui/domain';
import { paths } from '#app/lib/navigation/paths.ts';
import { useDates } from './useDates.ts';

/** How dates reach the person, as a part of the profile. */
export function DatesPart() {
  const { dates, ...setup } = useDates();
  if (dates === null) return null;
  return <DatesSection {...setup} dates={dates} situationHref={paths.situation} />;
}
