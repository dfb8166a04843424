import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { useLanguage } from './language.ts';

/** Translates texts into the language of the page with the browser's Translator API. */
export interface PageTranslator {
  lang: string;
  /** True if the browser loads the language before the first translation. */
  isSlow: boolean;
  translate: (texts: readonly string[]) => Promise<string[]>;
}

/** Returns a translator from a language, or undefined if the browser has none. `from` is null if it is not known. */
export function useTranslator(from: string | null): PageTranslator | undefined {
  const { language: to } = useLanguage();
  const { data: availability } = useQuery({
    queryKey: queryKeys.translator(from, to),
    queryFn: () => Translator.availability({ sourceLanguage: from ?? '', targetLanguage: to }),
    enabled: from !== null && from !== to && 'Translator' in globalThis,
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isOptional: true },
  });
  if (from === null || availability === undefined || availability === 'unavailable') return undefined;
  return {
    lang: to,
    isSlow: availability !== 'available',
    translate: async (texts) => {
      const translator = await Translator.create({ sourceLanguage: from, targetLanguage: to });
      try {
        return await Promise.all(texts.map((text) => (text ? translator.translate(text) : '')));
      } finally {
        translator.destroy();
      }
    },
  };
}
