import type { Country } from '@settlement-help/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { glossaryQuery, letterTitlesQuery } from '#app/features/checklist/queries.ts';
import { stepTranslationsQuery } from '#app/features/checklist/stepTranslations.ts';
import { planContentQuery } from '#app/features/checklist/useVisitorSteps.ts';
import { VisitorQueryProvider } from '#app/lib/api/VisitorQueryProvider.tsx';
import { useLanguage } from '#app/lib/language/language.ts';
import { lettersPath, paths, stepPath } from '#app/lib/navigation/paths.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { letterEntry, stepEntry, termEntry } from './entries.ts';
import { SearchScreen, type SearchScreenProps } from './SearchScreen.tsx';

export interface VisitorSearchProps extends Pick<SearchScreenProps, 'open' | 'onClose'> {
  country: Country;
}

/** Searches the facts about a country, without an account. */
export const VisitorSearch = (props: VisitorSearchProps) => (
  <VisitorQueryProvider>
    <FactSearch {...props} />
  </VisitorQueryProvider>
);

function FactSearch({ country, ...dialog }: VisitorSearchProps) {
  const { search: messages, screens } = useAppMessages();
  const [typed, setTyped] = useState('');
  return (
    <SearchScreen
      {...dialog}
      value={typed}
      onValueChange={setTyped}
      entries={useFacts(country)}
      actions={[
        { href: lettersPath(country), label: screens.letters },
        { href: paths.visitorPlan, label: messages.makePlan },
      ]}
    />
  );
}

function useFacts(country: Country) {
  const { language } = useLanguage();
  const { data: plan } = useQuery(planContentQuery(country));
  const translations = useQuery(stepTranslationsQuery(language, country));
  const letters = useQuery(letterTitlesQuery(language, country));
  const terms = useQuery(glossaryQuery(language, country));
  const isLoading = !plan || translations.isPending || letters.isPending || terms.isPending;
  return useMemo(
    () =>
      isLoading
        ? undefined
        : [
            ...plan.contents.map((step) =>
              stepEntry(
                { ...step, ...translations.data?.[step.key] },
                country,
                stepPath({ country, key: step.key }) ?? '',
              ),
            ),
            ...(letters.data ?? []).map((letter) => letterEntry(letter, country)),
            ...(terms.data ?? []).flatMap((term) => termEntry(term, country)),
          ],
    [isLoading, plan, translations.data, letters.data, terms.data, country],
  );
}
