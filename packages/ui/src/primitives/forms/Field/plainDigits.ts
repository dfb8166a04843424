import { latinDigits } from '@settlement-help/contract/language';

/** Arabic and Persian keyboards have their own digits. Copied texts can contain invisible direction marks. */
export const plainDigits = (text: string) => latinDigits(text).replace(/\p{Cf}/gu, '');
