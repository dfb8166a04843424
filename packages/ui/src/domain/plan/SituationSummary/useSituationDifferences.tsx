import type { Country, Situation } from '@settlement-help/contract';
import { useMessages } from '../../hooks/useMessages.ts';
import type { Difference } from '../../shell/ConflictDialog/ConflictDialog.tsx';
import type { SituationField } from '../SituationQuestion/useOptions.ts';
import { SituationAnswerText } from './SituationAnswerText.tsx';

/** Returns a function that describes the answers that two devices changed. */
export function useSituationDifferences(country: Country) {
  const { questions } = useMessages('situation');
  return (fields: readonly SituationField[], saved: Situation, mine: Partial<Situation>): Difference[] =>
    fields.map((field) => {
      const show = (answer: Situation[SituationField] = null) => (
        <SituationAnswerText field={field} country={country} answer={answer} />
      );
      return { label: questions[field].short, saved: show(saved[field]), mine: show(mine[field]) };
    });
}
