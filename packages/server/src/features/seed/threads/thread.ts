import type { Category, Country } from '@settlement-help/contract';

export type Language = 'ar' | 'de' | 'en' | 'es' | 'fr' | 'tr' | 'uk';

/** A question and what people answered it; `{city}` stands for a city of the country. */
export interface Thread {
  category: Category;
  country: Country;
  language: Language;
  title: string;
  content?: string;
  answers: readonly string[];
}
