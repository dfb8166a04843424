import type { Page } from '@playwright/test';

/** A wide picture that a phone marked as turned by 90 degrees, with the place where it was taken. */
export async function turnedPhoto(page: Page) {
  const jpeg = Buffer.from(
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(400, 200);
      canvas.getContext('2d')?.fillRect(0, 0, 400, 200);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    }),
  );
  const tags = Buffer.from(
    '4949 2a00 08000000 0100 1201 0300 01000000 0600 0000 00000000'.replaceAll(' ', ''),
    'hex',
  );
  const content = Buffer.concat([Buffer.from('Exif\0\0'), tags, Buffer.from('GPS 48.8566 2.3522')]);
  const header = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), header, content, jpeg.subarray(2)]);
}
