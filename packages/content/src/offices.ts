import type { Country, Office, OfficeKind, Offices } from './types.ts';

const load: Record<Country, () => Promise<{ offices: Offices }>> = {
  France: () => import('../dist/france/offices.ts'),
  Germany: () => import('../dist/germany/offices.ts'),
};

/** Loads the offices and departments of a country. */
export const loadOffices = async (country: Country): Promise<Offices> => (await load[country]()).offices;

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
export const officeOfStep = ({ steps }: Offices, step: string): OfficeKind | null => steps[step] ?? null;

/**
 * Returns the office for a postal code, or null if the country has no such office. Without a known department,
 * `department` and `town` are null.
 */
export function findOffice(
  { offices, departments }: Offices,
  kind: OfficeKind,
  postalCode: string | null,
): Office | null {
  const office = offices[kind];
  if (!office) return null;
  const code = postalCode === null ? null : departmentOf(postalCode);
  const found = code === null ? undefined : departments[code];
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
