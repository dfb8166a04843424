import type { Step } from '@settlement-help/contract';

/** A step with the language attributes of its texts, if they are not in the page's language. */
export type StepWithLanguage = Step & { languageProps?: { lang: string; dir: 'ltr' } };

/** Returns the language attributes of the texts of a step, or undefined if they are in the page's language. */
export const languagePropsOf = ({ languageProps }: StepWithLanguage) => languageProps;
