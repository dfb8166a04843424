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
  stepKey: string;
  /** The owner of the typed postal code. @default a visitor */
  userId?: string | undefined;
  /** The postal code of the profile. A typed one is used first. */
  postalCode?: string | null | undefined;
}

/** The office that handles a step, if any. A postal code that is typed here stays in this tab. */
export function StepOffice({ country, offices, stepKey, userId = visitorId, postalCode }: StepOfficeProps) {
  const typedCode = useIsHydrated() ? draftStorage.read<string>(userId, draftName) : null;
  const kind = officeOfStep(offices, stepKey);
  const officeWithoutDepartment = kind && findOffice(offices, kind, null);
  if (!officeWithoutDepartment) return null;
  return (
    <OfficeFinder
      country={country}
      postalCode={typedCode ?? postalCode}
      onFind={(code) => draftStorage.write(userId, draftName, code)}
      find={(code) => findOffice(offices, kind, code) ?? officeWithoutDepartment}
    />
  );
}
