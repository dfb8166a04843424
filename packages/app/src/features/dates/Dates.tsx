import { DatesSection } from '@settlement-help/ui/domain';
import { paths } from '#app/lib/navigation/paths.ts';
import { useDates } from './useDates.ts';

/** The profile's section about the calendar and reminders. Empty on a server that has neither. */
export function Dates() {
  const { dates, ...setup } = useDates();
  if (dates === null) return null;
  return <DatesSection {...setup} dates={dates} situationHref={paths.situation} />;
}
