import { expect, test } from 'vitest';
import { findScamSign } from './findScamSign.ts';

test.each([
  ['a messenger', 'Write me on Telegram, I help', 'messenger'],
  ['a messenger in small letters', 'add me whatsapp +49', 'messenger'],
  ['a messenger in Ukrainian', 'Пишіть у телеграм', 'messenger'],
  ['a messenger in Arabic', 'تواصل معي على الواتساب', 'messenger'],
  ['a link to a messenger', 'https://t.me/termin_fast', 'messenger'],
  ['a payment that cannot be traced', 'Pay in USDT first', 'payment'],
  ['a transfer of money', 'Send it with Western Union.', 'payment'],
  ['appointments for sale in German', 'Verkaufe Termin beim Bürgeramt', 'appointment'],
  ['appointments for sale in French', 'Je vends un RDV préfecture', 'appointment'],
  ['appointments for sale in Turkish', 'Randevu satıyorum', 'appointment'],
  ['appointments for sale in Arabic', 'أبيع موعد في المحافظة', 'appointment'],
  ['a price and a private message', 'Appointment in two days, 80 €, PM me', 'appointment'],
])('finds %s', (_what, text, sign) => {
  expect(findScamSign(text)).toBe(sign);
});

test.each([
  ['the fee of an office', 'At the appointment I paid 28 € for the card.'],
  ['a deposit', 'The deposit was 800 euros.'],
  ['a question about an appointment', 'How do I get an appointment?'],
  ['something that is not an appointment', 'I sell my bicycle for 80 €.'],
  ['a word that contains a name', 'telegraphic transfer'],
])('leaves %s alone', (_what, text) => {
  expect(findScamSign(text)).toBeUndefined();
});
