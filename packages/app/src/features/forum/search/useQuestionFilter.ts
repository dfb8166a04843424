import type { Country } from '@settlement-help/contract';
import type { QuestionFilterValue } from '@settlement-help/ui/domain';
import { useUrlParams } from '#app/lib/navigation/useUrlParams.ts';
import { questionPlace } from '#app/lib/storage/questionPlace.ts';
import { readQuestionFilter } from './questionFilter.ts';

const noFilter = { q: null, category: null, only: null, sort: null, step: null, ask: null };

/** The filter of the questions, in the URL. The country and the languages are remembered on the device. */
export function useQuestionFilter(country: Country) {
  const [params, changeParams] = useUrlParams();
  const filter = readQuestionFilter(params, country);

  return {
    filter,
    /** True if the URL asks for the form of a new question. */
    opensForm: params.has('ask'),
    /** A reload opens the form no more. */
    closeForm: () => {
      if (params.has('ask')) changeParams({ ask: null });
    },
    search: (q: string | null) => changeParams({ q }),
    change: (changes: Partial<QuestionFilterValue>) => {
      const { country: nextCountry = filter.country, language = filter.language } = changes;
      if (changes.country || changes.language) questionPlace.write({ country: nextCountry, language });
      changeParams(changes);
    },
    /** Shows the questions of all categories, countries and languages. */
    showAll: () => changeParams({ ...noFilter, country: 'all', language: 'all' }),
  };
}
