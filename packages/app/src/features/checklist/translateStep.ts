import type { StepTranslations, Translation } from '@settlement-help/content';
import type { Step } from '@settlement-help/contract';

/** A step with who translated its texts; without a `translation` they are those that the server sent, in English. */
export type TranslatedStep = Step & { translation?: Translation; texts?: typeof english };

/** The attributes of a text that the server worded. */
export const english = { lang: 'en', dir: 'ltr' } as const;

/** The step with its texts from the content, by its key; what the server sent where the content has none. */
export function translateStep(step: Step, translations: StepTranslations): TranslatedStep {
  const { key } = step;
  return { ...step, ...(key && Object.hasOwn(translations, key) ? translations[key] : { texts: english }) };
}
