export type PersonalNumber = 'iban' | 'social_security' | 'tax_id' | 'passport' | 'phone';

/** Official pages have numbers in their URLs. */
const address = /https?:\/\/\S+/g;

const noLetterOrDigit = String.raw`(^|[^\p{L}\d])`;
const end = String.raw`(?![\p{L}\d])`;

const find = (text: string, pattern: string, flags = 'u') =>
  [...text.matchAll(new RegExp(pattern, `g${flags}`))].map(([, , number = '']) => number);

const digitsOf = (text: string) => [...text.replace(/\D/g, '')].map(Number);

/** The remainder of a long number divided by 97. */
const modulo97 = (digits: string) =>
  [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0);

const ibanLengths = { min: 15, max: 34 };

/** ISO 13616: the first four characters come last, letters count from 10. */
function isIban(text: string) {
  if (text.length < ibanLengths.min || text.length > ibanLengths.max) return false;
  const moved = text.slice(4) + text.slice(0, 4);
  return modulo97(moved.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))) === 1;
}

/** An IBAN in groups can be followed by another word. */
const findIban = (text: string) =>
  find(text, String.raw`${noLetterOrDigit}([A-Z]{2}\d{2}(?: ?[A-Z\d]{1,30}){1,9})${end}`, 'iu')
    .flatMap((match) => {
      const groups = match.toUpperCase().split(' ');
      return groups.map((_group, index) => groups.slice(0, groups.length - index).join(''));
    })
    .find(isIban);

/** France: the key is what is missing to a multiple of 97. In Corsica, 2A counts as 19 and 2B as 18. */
const isFrenchSocialSecurity = (text: string) => {
  const plain = text.replace(/ /g, '').replace('2A', '19').replace('2B', '18');
  return modulo97(plain.slice(0, 13)) + Number(plain.slice(13)) === 97;
};

const crossSum = (number: number) => Math.floor(number / 10) + (number % 10);

const insuranceWeights = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];

/** Germany: the last digit is the sum of the weighted digits; the letter counts as two digits from 01. */
const isGermanSocialSecurity = (text: string) => {
  const plain = text
    .toUpperCase()
    .replace(/ /g, '')
    .replace(/[A-Z]/, (letter) => String(letter.charCodeAt(0) - 64).padStart(2, '0'));
  const digits = digitsOf(plain);
  const sum = insuranceWeights.reduce(
    (total, weight, index) => total + crossSum(weight * (digits[index] ?? 0)),
    0,
  );
  return sum % 10 === digits.at(-1);
};

const findSocialSecurity = (text: string) =>
  find(
    text,
    String.raw`${noLetterOrDigit}([1-4] ?\d{2} ?\d{2} ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3} ?\d{2})${end}`,
  ).find(isFrenchSocialSecurity) ??
  find(text, String.raw`${noLetterOrDigit}(\d{2} ?\d{6} ?\p{L} ?\d{3})${end}`).find(isGermanSocialSecurity);

/** Germany, ISO 7064 with the moduli 11 and 10. */
const isGermanTaxId = (text: string) => {
  const digits = digitsOf(text);
  const product = digits.slice(0, 10).reduce((carried, digit) => {
    const sum = (digit + carried) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (11 - product) % 10 === digits[10];
};

const findTaxId = (text: string) =>
  find(text, String.raw`${noLetterOrDigit}([1-9]\d ?\d{3} ?\d{3} ?\d{3})${end}`).find(isGermanTaxId);

const passports = [
  // The machine-readable lines of a passport.
  String.raw`()(\p{Lu}<+[\p{Lu}\d])`,
  // Up to three letters before the digits, as in most countries.
  String.raw`${noLetterOrDigit}((?:\p{L}{1,3}|\p{Lu}{1,2}[ -])\d{6,9})${end}`,
  // France: passports and older permits.
  String.raw`${noLetterOrDigit}(\d{2}\p{L}{2}\d{5})${end}`,
  // Germany: no vowels, and no letters that look like digits.
  String.raw`${noLetterOrDigit}([CFGHJKLMNPRTVWXYZ](?=[A-Z]*\d[A-Z]*\d)[CFGHJKLMNPRTVWXYZ\d]{8}\d?)${end}`,
];

/** Digits only, as in Algeria; phone numbers start with 0 or +. */
const passportOfDigits = String.raw`(^|[^\p{L}\d+.,/-])([1-9]\d{8,9})(?![\p{L}\d.,/-]\d|[\p{L}\d])`;

/** With a country code, or with the 0 before an area. A date is none, nor are the last groups of another number. */
const phone = String.raw`(^|[^\p{L}\d ]|(?:^|\D) )((?:\+|00)\d{1,3}(?:[ ().\-/]{0,2}\d){6,12}|(?!\d\d[./-]\d\d[./-]\d)0\d(?:[ .\-/]?\d){7,11})${end}`;

/** The first that fits says what the number is. */
const finders: [PersonalNumber, (text: string) => string | undefined][] = [
  ['iban', findIban],
  ['social_security', findSocialSecurity],
  ['tax_id', findTaxId],
  ['passport', (text) => passports.flatMap((pattern) => find(text, pattern))[0]],
  ['phone', (text) => find(text, phone)[0]],
  ['passport', (text) => find(text, passportOfDigits)[0]],
];

/**
 * A part of a text that looks like the number of an account, an insurance, a tax office, a passport or permit, or a
 * phone. Numbers with a checksum are found only if it is right.
 */
export function findPersonalNumber(text: string): { kind: PersonalNumber; number: string } | undefined {
  const words = text.replace(address, ' ');
  for (const [kind, findNumber] of finders) {
    const number = findNumber(words);
    if (number) return { kind, number };
  }
  return undefined;
}
