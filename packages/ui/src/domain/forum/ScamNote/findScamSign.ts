import { wordsOf } from '@settlement-help/contract/search';

export type ScamSign = 'messenger' | 'payment' | 'appointment';

/** Names as people write them, in the scripts of the six languages. */
const names: Record<ScamSign, string> = {
  messenger: `telegram telegramm whatsapp watsapp whatsap viber wechat
    телеграм телеграмм вотсап ватсап вайбер واتساب واتس واتسب تلغرام تليجرام تيليجرام فايبر`,
  payment: `bitcoin btc usdt crypto krypto kripto moneygram paysafecard paysafe
    біткоїн биткоин крипта криптовалюта بيتكوين كريبتو`,
  appointment: `appointment appointments slot slots termin termine terminen rendez rdv randevu randevular
    запис записи термін терміни موعد مواعيد`,
};

/** Verbs of people who sell something. */
const selling = `sell selling verkaufe verkaufen vends vendre satiyorum satilik satis
  продам продаю продається أبيع ابيع للبيع نبيع`;

const price = /\d\s?(?:€|eur|euros?|євро|يورو|\$)(?![\p{L}\d])|€\s?\d/iu;

const contact = `pm dm pn inbox mp privé private privat privately özel приват особисті خاص`;

const hasOneOf = (words: ReadonlySet<string>, list: string) => wordsOf(list).some((word) => words.has(word));

/** The sign of a fraud in a post: a messenger, a payment that cannot be traced, or appointments for sale. */
export function findScamSign(text: string): ScamSign | undefined {
  const words = new Set(wordsOf(text));
  if (hasOneOf(words, names.payment) || (words.has('western') && words.has('union'))) return 'payment';
  if (hasOneOf(words, names.messenger) || /\b(?:t|wa)\.me\//i.test(text)) return 'messenger';
  const isOffer = hasOneOf(words, selling) || (price.test(text) && hasOneOf(words, contact));
  return isOffer && hasOneOf(words, names.appointment) ? 'appointment' : undefined;
}
