import type { Offices } from '@settlement-help/content';
import { findOffice, officeOfStep } from '@settlement-help/content/offices';
import type { Country } from '@settlement-help/contract';
import { OfficeFinder } from '@settlement-help/ui/domain';
import { draftStorage, visitorId } from '#app/lib/storage/draftStorage.ts';
import { useIsHydrated } from '#app/lib/storage/useIsHydrated.ts';

const draftName = 'postal code';

export interface StepOfficeProps {
  country: Country;
  offices: Offices;
  step: string;
  userId?: string | undefined;
  postalCode?: string | null | undefined;
}

/** The office that handles a step, if any. A postal code that is typed here stays in this tab. */
export function StepOffice({ country, offices, step, userId = visitorId, postalCode }: StepOfficeProps) {
  const typedCode = useIsHydrated() ? draftStorage.read<string>(userId, draftName) : null;
  const kind = officeOfStep(offices, step);
  const anyOffice = kind && findOffice(offices, kind, null);
  if (!anyOffice) return null;
  return (
    <OfficeFinder
      country={country}
      postalCode={typedCode ?? postalCode}
      onFind={(code) => draftStorage.write(userId, draftName, code)}
      find={(code) => findOffice(offices, kind, code) ?? anyOffice}
    />
  );
}
