import { expect } from 'storybook/test';

const upTo = (length: number, piece: string) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** One word of `length` letters, which has no place for a line break. */
export const oneWord = (length: number) => upTo(length, 'Meldebescheinigung');

/** Words of `length` characters in total. They end without a space, because texts are trimmed. */
export const manyWords = (length: number) =>
  upTo(length, 'bring the confirmation that your landlord has signed ').replace(/ $/, '.');

/** The viewport with the least room for long texts. */
export const onAPhone = { viewport: { value: 'phone' } };

/** Expects that the page does not scroll sideways. */
export async function expectNothingSideways() {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}
