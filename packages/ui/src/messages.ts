// Formats and checks without React, also for servers.
export {
  type Catalogue,
  createFormats,
  type Formats,
  type PluralForms,
} from '@settlement-help/contract/language';
export { dayProblemOf, isDay } from './primitives/forms/DateField/dateParts.ts';
