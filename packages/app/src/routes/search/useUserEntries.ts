import { loadServices } from '@settlement-help/content/services';
import { type Country, officialTerms } from '@settlement-help/contract';
import { useKindName } from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { glossaryQuery, letterTitlesQuery } from '#app/features/checklist/queries.ts';
import type { TranslatedStep } from '#app/features/checklist/stepTranslations.ts';
import { useLeftOutSteps, useSteps } from '#app/features/checklist/useSteps.ts';
import { documentsQuery } from '#app/features/documents/queries.ts';
import { useContent } from '#app/lib/content/useContent.ts';
import { useLanguage } from '#app/lib/language/language.ts';
import { paths, stepAnchor, stepPath } from '#app/lib/navigation/paths.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { documentEntry, letterEntry, serviceEntry, stepEntry, termEntry } from './entries.ts';

/** Search entries of the user's own data and the content; undefined until each part has loaded or failed. */
export function useUserEntries(country: Country) {
  const steps = useStepEntries(country);
  const content = useContentEntries(country);
  const documents = useDocumentEntries(country);
  return useMemo(
    () => steps && content && documents && [...steps, ...documents, ...content],
    [steps, content, documents],
  );
}

function useStepEntries(country: Country) {
  const { search: messages } = useAppMessages();
  const { steps, error } = useSteps(country);
  const { steps: leftOut, isPending } = useLeftOutSteps(country);
  const isLoading = isPending || (!steps && !error);
  return useMemo(() => {
    if (isLoading) return undefined;
    const cardHref = (step: TranslatedStep) => `${paths.checklist}#${stepAnchor(step)}`;
    const leftOutEntry = (step: TranslatedStep) =>
      stepEntry(step, country, stepPath({ country, key: step.key }) ?? paths.checklist, messages.leftOut);
    return [
      ...(steps ?? []).map((step) =>
        step.status === 'not_applicable'
          ? leftOutEntry(step)
          : stepEntry(step, country, cardHref(step), step.is_completed ? messages.done : undefined),
      ),
      ...leftOut.map(leftOutEntry),
    ];
  }, [isLoading, steps, leftOut, country, messages]);
}

function useContentEntries(country: Country) {
  const { language } = useLanguage();
  const services = useContent(`${country}/services`, (contentLanguage) =>
    loadServices(contentLanguage, country),
  );
  const letters = useQuery(letterTitlesQuery(language, country));
  const terms = useQuery(glossaryQuery(language, country));
  const isLoading = services.isPending || letters.isPending || terms.isPending;
  return useMemo(() => {
    if (isLoading) return undefined;
    const { government = [], essential = [] } = services.data ?? {};
    return [
      ...[...government, ...essential].map((service) => serviceEntry(service, country)),
      ...(letters.data ?? []).map((letter) => letterEntry(letter, country)),
      ...(terms.data ?? []).flatMap((term) => termEntry(term, country)),
    ];
  }, [isLoading, services.data, letters.data, terms.data, country]);
}

function useDocumentEntries(country: Country) {
  const { data, isPending } = useQuery(documentsQuery);
  const kindName = useKindName();
  return useMemo(
    () =>
      isPending
        ? undefined
        : (data ?? []).map((document) => {
            const { kind } = document;
            return documentEntry(
              document,
              kind && kindName(kind),
              (kind && officialTerms[country][kind]) ?? null,
            );
          }),
    [isPending, data, kindName, country],
  );
}
