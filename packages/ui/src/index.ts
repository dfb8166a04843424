export type { Formats, PluralForms } from './internal/formats.ts';
export { createFormats } from './internal/formats.ts';
export { type LinkComponent, UiProvider, type UiProviderProps, useFormats } from './internal/UiProvider.tsx';
export { en } from './messages/en.ts';
