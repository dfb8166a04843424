import type { Question } from '@settlement-help/contract';
import { useCountryNames, useMessages } from '../../hooks/useMessages.ts';
import { languageNameOf } from '../../shell/LanguagePicker/languageNames.ts';

/** The facts of a question for its byline: category, country, language, answers if wanted, and views. */
export function useQuestionFacts() {
  const messages = useMessages('forum');
  const countryNames = useCountryNames();
  return ({ category, country, language, view_count }: Question, answerCount?: number) => [
    messages.category[category],
    ...(country ? [countryNames[country]] : []),
    ...(language ? [languageNameOf(language)] : []),
    ...(answerCount === undefined ? [] : [messages.answers({ count: answerCount })]),
    messages.views({ count: view_count }),
  ];
}
