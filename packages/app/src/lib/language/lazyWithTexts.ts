import { lazyComponent } from '@settlement-help/ui';
import type { ComponentType } from 'react';
import { loadTextsOfScreens } from './language.ts';

/** A component in a chunk of its own, with the texts that the first screens do not need. */
export const lazyWithTexts = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: Parameters<typeof lazyComponent>[1],
) =>
  lazyComponent(async () => {
    const [Part] = await Promise.all([load(), loadTextsOfScreens()]);
    return Part;
  }, options);
