import type { domain } from '../../../messages/dist/en/domain.ts';
import type { primitives } from '../../../messages/dist/en/primitives.ts';
import { createUseMessages } from '../../i18n/UiProvider.tsx';

/** The texts of the product, in the shape that every language fills. */
export type ProductMessages = ReturnType<typeof primitives> & ReturnType<typeof domain>;

/** Reads one area of the product's texts, such as `forum`. */
export const useMessages = createUseMessages<ProductMessages>();

/** What moderators read on their screen. */
export const useQueueMessages = () => useMessages('queue');

/** What the destinations are called. */
export const useCountryNames = () => useMessages('countries');
