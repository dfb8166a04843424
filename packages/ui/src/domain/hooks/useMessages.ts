import type { TextsOf } from '@settlement-help/contract/language';
import type { domain } from '../../../messages/dist/en/domain.ts';
import type { primitives } from '../../../messages/dist/en/primitives.ts';
import { createUseMessages } from '../../i18n/UiProvider.tsx';

/** Texts of each area, the same in every language. */
export type ProductMessages = TextsOf<typeof primitives & typeof domain>;

/** Returns one part of the messages, such as `forum`. */
export const useMessages = createUseMessages<ProductMessages>();

export const useHistoryMessages = () => useMessages('history');

export const usePeopleMessages = () => useMessages('people');

export const useQueueMessages = () => useMessages('queue');

export const useCountryNames = () => useMessages('countries');
