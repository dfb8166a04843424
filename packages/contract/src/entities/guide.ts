/** Content for the app's public pages: steps, letters, offices, and how far their facts were checked. */
export type {
  ExampleStep,
  Letter,
  LetterField,
  LetterTitle,
  Office,
  ReviewSummary,
  StepGuide,
} from '@settlement-help/content';
