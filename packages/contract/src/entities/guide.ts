/** What a step says on a page of its own, the letters that help with it, and the office that handles it. */
export type { Letter, LetterField, LetterTitle, Office, StepGuide } from '@settlement-help/content';
