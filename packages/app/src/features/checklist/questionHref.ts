import type { Step } from '@settlement-help/contract';
import type { SituationField } from '@settlement-help/ui/domain';
import { situationQuestionPath } from '#app/lib/navigation/paths.ts';

/** Where the question is whose answer decides whether a step concerns the person; from there the way leads back to it. */
export function questionHref({ key, relevance, reason_code }: Step) {
  const [, field] = /^unknown:(\w+)$/.exec(reason_code ?? '') ?? [];
  return field && key && relevance === 'check'
    ? `${situationQuestionPath(field as SituationField)}?step=${encodeURIComponent(key)}`
    : undefined;
}
