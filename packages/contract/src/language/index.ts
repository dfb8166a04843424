export * from './catalogue.ts';
export { createFormats, type Formats, type PluralForms } from './formats.ts';
export { memoize } from './memoize.ts';
export * from './toLatinDigits.ts';
