import type { Step } from '@settlement-help/contract';

/** A step with the attributes of its texts, where they are in another language than the page. */
export type UntranslatedStep = Step & { texts?: { lang: string; dir: 'ltr' } };

/** The attributes of a text that a step brings. */
export const untranslated = ({ texts }: UntranslatedStep) => texts;
