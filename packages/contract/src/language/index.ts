export { createFormats, type Formats, type PluralForms } from './formats.ts';
export { memoize } from './memoize.ts';
