import { offices as french } from '../dist/france/offices.ts';
import { offices as german } from '../dist/germany/offices.ts';
import type { Country, Office, OfficeKind, Offices } from './types.ts';

const offices: Record<Country, Offices> = { France: french, Germany: german };

/** Postal codes of islands that left the department of Guadeloupe. */
const ownCollectivities = ['97133', '97150'];

/** The number of the department that most addresses with a French postal code belong to. */
function departmentOf(postalCode: string) {
  const code = postalCode.replaceAll(/\s/g, '');
  if (!/^\d{5}$/.test(code) || ownCollectivities.includes(code)) return null;
  if (code.startsWith('20')) return code < '20200' ? '2A' : '2B';
  return code.slice(0, /^9[78]/.test(code) ? 3 : 2);
}

/** The kind of office that handles a step; null where none is found by postal code. */
export const officeOfStep = (country: Country, step: string): OfficeKind | null =>
  offices[country].steps[step] ?? null;

/** The office of a kind at a postal code, without its department where the code is of none; null in another country. */
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
