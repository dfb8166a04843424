import { toLatinDigits } from '@settlement-help/contract/language';

/** Arabic and Persian keyboards have their own digits. Copied texts can contain invisible direction marks. */
export const plainDigits = (text: string) => toLatinDigits(text).replace(/\p{Cf}/gu, '');
