/** The content of a step's page, its letters and its office. */
export type { Letter, LetterField, LetterTitle, Office, StepGuide } from '@settlement-help/content';
