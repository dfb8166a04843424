import { findOffice, officeOfStep } from '@settlement-help/content/offices';
import type { Country } from '@settlement-help/contract';
import { OfficeFinder } from '@settlement-help/ui/domain';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';

/** What was typed is kept in this tab, and sent nowhere. */
const draft = 'postal code';

export interface StepOfficeProps {
  country: Country;
  /** The key of the step. */
  step: string;
  /** Who reads it, when signed in. */
  userId?: string | undefined;
  /** The postal code that is known of them. */
  postalCode?: string | null | undefined;
}

/** The office that handles a step; nothing where the step has none. */
export function StepOffice({ country, step, userId = 'visitor', postalCode }: StepOfficeProps) {
  const kind = officeOfStep(country, step);
  const anywhere = kind && findOffice(country, kind, null);
  if (!anywhere) return null;
  return (
    <OfficeFinder
      country={country}
      postalCode={draftStorage.read<string>(userId, draft) ?? postalCode}
      onFind={(code) => draftStorage.write(userId, draft, code)}
      find={(code) => findOffice(country, kind, code) ?? anywhere}
    />
  );
}
