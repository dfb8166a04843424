import type { Step } from '@settlement-help/contract';

/** A step with the language attributes of its texts, if they are not in the page's language. */
export type UntranslatedStep = Step & { texts?: { lang: string; dir: 'ltr' } };

export const untranslated = ({ texts }: UntranslatedStep) => texts;
