import type { community } from '../../../messages/dist/en/community.ts';
import type { primitives } from '../../../messages/dist/en/primitives.ts';
import type { screens } from '../../../messages/dist/en/screens.ts';
import type { start } from '../../../messages/dist/en/start.ts';
import { createUseMessages } from '../../i18n/UiProvider.tsx';

/** The texts of the product, in the shape that every language fills. */
export type ProductMessages = ReturnType<typeof primitives> &
  ReturnType<typeof start> &
  ReturnType<typeof screens> &
  ReturnType<typeof community>;

/** Reads one area of the product's texts, such as `forum`. */
export const useMessages = createUseMessages<ProductMessages>();

/** What moderators read on their screen. */
export const useQueueMessages = () => useMessages('queue');

/** What the destinations are called. */
export const useCountryNames = () => useMessages('countries');
