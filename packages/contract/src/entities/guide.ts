/** Content for the app's public pages: steps, letters, offices, and how far their facts were checked. */
export type {
  CounterGuide,
  CounterQuestion,
  ExampleStep,
  Letter,
  LetterField,
  LetterTitle,
  Office,
  Phrase,
  ReviewSummary,
  StepGuide,
} from '@settlement-help/content';
