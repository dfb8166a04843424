import { useFormats } from '@settlement-help/ui';
import { useMemo } from 'react';
import { en } from '../messages/en.ts';

/** The app's texts in the language of the design system's provider. */
export function useAppMessages() {
  const format = useFormats();
  return useMemo(() => en(format), [format]);
}
