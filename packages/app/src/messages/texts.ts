import type { Language } from '@settlement-help/contract';
import type { Formats } from '@settlement-help/ui';

type FirstTexts = typeof import('./languages/en.ts');
type ScreenTexts = typeof import('@settlement-help/ui/domain/messages/en/screens');

/** What the first screens say, one file for each language. */
const firstTexts: Record<Language, () => Promise<FirstTexts>> = {
  en: () => import('./languages/en.ts'),
  fr: () => import('./languages/fr.ts'),
  de: () => import('./languages/de.ts'),
  ar: () => import('./languages/ar.ts'),
  uk: () => import('./languages/uk.ts'),
  tr: () => import('./languages/tr.ts'),
};

/** What the other screens say. */
const screenTexts: Record<Language, () => Promise<ScreenTexts>> = {
  en: () => import('@settlement-help/ui/domain/messages/en/screens'),
  fr: () => import('@settlement-help/ui/domain/messages/fr/screens'),
  de: () => import('@settlement-help/ui/domain/messages/de/screens'),
  ar: () => import('@settlement-help/ui/domain/messages/ar/screens'),
  uk: () => import('@settlement-help/ui/domain/messages/uk/screens'),
  tr: () => import('@settlement-help/ui/domain/messages/tr/screens'),
};

/** Texts by area, for the provider of the design system. */
export type Texts = (format: Formats) => Record<string, unknown>;

export async function loadFirstTexts(language: Language): Promise<Texts> {
  const { primitives, start, app } = await firstTexts[language]();
  return (format) => ({ ...primitives(format), ...start(format), app: app(format) });
}

export async function loadScreenTexts(language: Language): Promise<Texts> {
  const { screens } = await screenTexts[language]();
  return screens;
}
