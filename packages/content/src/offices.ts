import { offices as french } from '../dist/france/offices.ts';
import { offices as german } from '../dist/germany/offices.ts';
import type { Country, Office, OfficeKind, Offices } from './types.ts';

const offices: Record<Country, Offices> = { France: french, Germany: german };

/** Saint-Barthélemy and Saint-Martin are no longer part of the department of Guadeloupe. */
const ownCollectivities = ['97133', '97150'];

/** Returns the department of most addresses with this French postal code. */
function departmentOf(postalCode: string) {
  const code = postalCode.replaceAll(/\s/g, '');
  if (!/^\d{5}$/.test(code) || ownCollectivities.includes(code)) return null;
  if (code.startsWith('20')) return code < '20200' ? '2A' : '2B';
  return code.slice(0, /^9[78]/.test(code) ? 3 : 2);
}

/** Returns the kind of office that handles a step, or null if the step has no local office. */
export const officeOfStep = (country: Country, step: string): OfficeKind | null =>
  offices[country].steps[step] ?? null;

/**
 * Returns the office for a postal code, or null if the country has no such office. Without a known department the
 * result only has the name and the directory.
 */
export function findOffice(country: Country, kind: OfficeKind, postalCode: string | null): Office | null {
  const office = offices[country].offices[kind];
  if (!office) return null;
  const code = postalCode === null ? null : departmentOf(postalCode);
  const found = code === null ? undefined : offices[country].departments[code];
  const { name, directory, phone, elsewhere } = office;
  if (code === null || !found) return { name, directory, phone, department: null, town: null };
  const special = Object.entries(elsewhere).find(([, codes]) => codes.includes(code));
  return {
    name: special?.[0] ?? name,
    directory,
    phone,
    department: { code, name: found.name },
    town: kind === 'prefecture' ? found.town : null,
  };
}
