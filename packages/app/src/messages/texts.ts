import type { Language } from '@settlement-help/contract';
import { type Catalogue, createTexts } from '@settlement-help/contract/language';

const modules: Record<Language, () => Promise<typeof import('./languages/en.ts')>> = {
  en: () => import('./languages/en.ts'),
  fr: () => import('./languages/fr.ts'),
  de: () => import('./languages/de.ts'),
  ar: () => import('./languages/ar.ts'),
  uk: () => import('./languages/uk.ts'),
  tr: () => import('./languages/tr.ts'),
};

/** Loads all texts of a language. The build puts them into one file. */
export async function loadTexts(language: Language): Promise<Catalogue> {
  const { primitives, domain, app } = await modules[language]();
  return { ...primitives, ...domain, app: (format) => createTexts(app, format) };
}
