import type { Page } from '@playwright/test';

/**
 * Creates a landscape JPEG with Exif orientation 6 and the text "GPS 48.8566 2.3522" after the tags. Tests search the
 * result for "GPS".
 */
export async function createRotatedPhoto(page: Page) {
  const jpeg = Buffer.from(
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(400, 200);
      canvas.getContext('2d')?.fillRect(0, 0, 400, 200);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    }),
  );
  // TIFF header, then one tag: orientation (0x0112) 6, which is rotated by 90 degrees. Little-endian.
  const tags = Buffer.from(
    '4949 2a00 08000000 0100 1201 0300 01000000 0600 0000 00000000'.replaceAll(' ', ''),
    'hex',
  );
  const content = Buffer.concat([Buffer.from('Exif\0\0'), tags, Buffer.from('GPS 48.8566 2.3522')]);
  // The marker and the length of an APP1 segment, which follows the two bytes that start a JPEG.
  const header = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), header, content, jpeg.subarray(2)]);
}
