import type { Country } from '@settlement-help/contract';

/** Loads the rules that a plan of a country is computed from. */
export async function loadPlanRules(country: Country) {
  const { plan } = await (country === 'France'
    ? import('@settlement-help/content/france/plan')
    : import('@settlement-help/content/germany/plan'));
  return plan;
}
