export * from './catalogue.ts';
export { createFormats, type Formats, type PluralForms } from './formats.ts';
export * from './latinDigits.ts';
export { memoize } from './memoize.ts';
