import type { Language } from '@settlement-help/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { useLanguage } from '#app/lib/language/language.ts';

const preloaded = new Map<string, unknown>();
const keyOf = (language: Language, name: string) => `${language}/${name}`;

export interface ContentSource<Content> {
  name: string;
  load: (language: Language) => Promise<Content>;
}

/** Loads the content of the first page, so that its first render has it. */
export async function preloadContent<Content>(language: Language, { name, load }: ContentSource<Content>) {
  preloaded.set(keyOf(language, name), await load(language));
}

export const contentQuery = <Content>(
  language: Language,
  name: string,
  load: (language: Language) => Promise<Content>,
) =>
  queryOptions({
    queryKey: queryKeys.content(name, language),
    queryFn: () => load(language),
    initialData: () => preloaded.get(keyOf(language, name)) as Content | undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // The old language stays until the new one is loaded, so nothing that was opened or typed is lost.
    placeholderData: keepPreviousData,
  });

/** Content in the language of the page. Give the component a `key` if its `name` can change. */
export function useContent<Content>(name: string, load: (language: Language) => Promise<Content>) {
  const { language } = useLanguage();
  return useQuery(contentQuery(language, name, load));
}
