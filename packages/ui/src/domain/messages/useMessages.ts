import { createUseMessages } from '../../i18n/UiProvider.tsx';
import type { ProductMessages } from './en.ts';

/** Reads one area of the product's texts, such as `forum`. */
export const useMessages = createUseMessages<ProductMessages>();

/** What the destinations are called. */
export const useCountryNames = () => useMessages('countries');
