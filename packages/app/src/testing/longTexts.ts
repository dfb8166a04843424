import { expect } from 'storybook/test';

const upTo = (length: number, piece: string) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** As long as a limit lets it be, in one word that offers no place to break. */
export const oneWord = (length: number) => upTo(length, 'Meldebescheinigung');

/** As long as a limit lets it be, in words; without a space at its end, where texts are trimmed. */
export const manyWords = (length: number) =>
  upTo(length, 'bring the confirmation that your landlord has signed ').replace(/ $/, '.');

/** Long texts are asserted on a phone, where they have the least room. */
export const onAPhone = { viewport: { value: 'phone' } };

/** The page scrolls up and down, never sideways. */
export async function expectNothingSideways() {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}
