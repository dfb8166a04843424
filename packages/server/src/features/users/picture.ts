import { limits } from '@settlement-help/contract';
import { fileTypeFromFile } from 'file-type';
import { createConcurrencyLimit } from '#server/core/concurrencyLimit.ts';
import { HttpProblem } from '#server/http/problem.ts';

export const pictureType = 'image/webp';

const edge = 512;
// Not AVIF: decoding 25 megapixels takes 350 MB, with the others at most 80.
const accepted: readonly string[] = ['jpg', 'png', 'apng', 'webp', 'gif'];

const notAnImage = () => new HttpProblem(415, 'not_an_image', 'Please select an image file');

const tooManyPixels = () =>
  new HttpProblem(
    413,
    'photo_too_many_pixels',
    `The picture has more than ${limits.photo.maxPixels / 1e6} megapixels`,
  );

// A picture is decoded in memory, with up to 4 bytes a pixel.
const oneAtATime = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 50 });

async function loadSharp() {
  // Loaded with the first picture, because its native library is large.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

async function encode(path: string) {
  const found = await fileTypeFromFile(path);
  if (!found || !accepted.includes(found.ext)) throw notAnImage();
  const sharp = await loadSharp();
  const unlimited = sharp(path, { limitInputPixels: false });
  const { width, height } = await unlimited.metadata().catch(() => {
    throw notAnImage();
  });
  if (width * height > limits.photo.maxPixels) throw tooManyPixels();
  return sharp(path, { limitInputPixels: limits.photo.maxPixels, sequentialRead: true })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: 20 })
    .toBuffer()
    .catch(() => {
      throw notAnImage();
    });
}

/**
 * The picture of a file, drawn anew: small, upright, and with nothing else that was in the file, such as the place
 * where it was taken. Throws a problem for what is no picture.
 */
export const encodePicture = (path: string) => oneAtATime(() => encode(path));
