import { useFormats } from '@settlement-help/ui';
import { type AppMessages, en } from './en.ts';

const catalogues = new WeakMap<object, AppMessages>();

/** The app's texts in the language of the design system's provider. */
export function useAppMessages() {
  const format = useFormats();
  const known = catalogues.get(format);
  if (known) return known;
  const made = en(format);
  catalogues.set(format, made);
  return made;
}
