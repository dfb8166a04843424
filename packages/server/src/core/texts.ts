import type { Language } from '@settlement-help/contract';
import { createFormats, createTexts } from '@settlement-help/contract/language';
import * as ar from '../../messages/dist/ar/server.ts';
import * as de from '../../messages/dist/de/server.ts';
import * as en from '../../messages/dist/en/server.ts';
import * as fr from '../../messages/dist/fr/server.ts';
import * as tr from '../../messages/dist/tr/server.ts';
import * as uk from '../../messages/dist/uk/server.ts';

interface Module {
  server: typeof en.server;
  isUnreviewed: boolean;
}

const textsOf = (language: Language, { server, isUnreviewed }: Module) => {
  const format = createFormats(language);
  return { language, direction: format.direction, messages: createTexts(server, format), isUnreviewed };
};

export type Texts = ReturnType<typeof textsOf>;

const texts: Record<Language, Texts> = {
  en: textsOf('en', en),
  fr: textsOf('fr', fr),
  de: textsOf('de', de),
  ar: textsOf('ar', ar),
  uk: textsOf('uk', uk),
  tr: textsOf('tr', tr),
};

export const textsFor = (language: Language | null | undefined) => texts[language ?? 'en'];

/** Wraps a left-to-right term in isolation marks within right-to-left text. */
export const isolate = ({ direction }: Texts, term: string) =>
  direction === 'rtl' ? `\u2068${term}\u2069` : term;
