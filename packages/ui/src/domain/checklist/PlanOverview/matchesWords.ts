import type { Step } from '@settlement-help/contract';
import { parseQuery, rateMatch } from '@settlement-help/contract/search';

/** Returns true if the texts of a step match the query. */
export function matchesWords({ title, original_term, description, bring }: Step, query: string) {
  const body = [description, ...bring.map(({ item }) => item)].join(' ');
  return rateMatch(parseQuery(query), { title: `${title} ${original_term}`, body }) > 0;
}
