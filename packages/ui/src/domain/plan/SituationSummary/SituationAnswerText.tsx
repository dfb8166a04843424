import type { Country } from '@settlement-help/contract';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import {
  choicesOf,
  kindOf,
  type SituationAnswer,
  type SituationField,
  useOptions,
} from '../SituationQuestion/useOptions.ts';

export interface SituationAnswerTextProps {
  field: SituationField;
  country: Country;
  answer: SituationAnswer;
}

/** An answer as its question words it; a day in the person's format. */
export function SituationAnswerText({ field, country, answer }: SituationAnswerTextProps) {
  const messages = useMessages('situation');
  const format = useFormats();
  const options = useOptions(field, country, answer);
  if (answer === null) return messages.unknown;
  if (kindOf(field) === 'day') return format.day(String(answer));
  const chosen = options.filter(({ value }) => choicesOf(String(answer)).includes(value));
  if (chosen.length === 0) return String(answer);
  return chosen.map(({ value, label }) => <div key={value}>{label}</div>);
}
