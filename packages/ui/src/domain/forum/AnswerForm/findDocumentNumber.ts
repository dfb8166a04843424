const patterns = [
  // The machine-readable lines of a passport.
  String.raw`\p{Lu}<+[\p{Lu}\d]`,
  // Up to three letters before the digits, as in most countries.
  String.raw`(?<![\p{L}\d])(?:\p{L}{1,3}|\p{Lu}{1,2}[ -])\d{6,9}(?![\p{L}\d])`,
  // France: passports and older permits.
  String.raw`(?<![\p{L}\d])\d{2}\p{L}{2}\d{5}(?![\p{L}\d])`,
  // Germany: no vowels, and no letters that look like digits.
  String.raw`(?<![\p{L}\d])[CFGHJKLMNPRTVWXYZ](?=[A-Z]*\d[A-Z]*\d)[CFGHJKLMNPRTVWXYZ\d]{8}\d?(?![\p{L}\d])`,
  // Digits only; phone numbers start with 0 or +.
  String.raw`(?<![\p{L}\d+.,/-])[1-9]\d{8,9}(?![\p{L}\d.,/-]\d|[\p{L}\d])`,
];
const documentNumber = new RegExp(patterns.join('|'), 'u');

/** Official pages have numbers in their URLs. */
const address = /https?:\/\/\S+/g;

/** The first part of a text that looks like a passport or permit number. */
export const findDocumentNumber = (text: string) => documentNumber.exec(text.replace(address, ' '))?.[0];
