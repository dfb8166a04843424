import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureFolder } from '../tests/stories/modes.ts';

const folder = join(import.meta.dirname, '..', pictureFolder);

/**
 * A palette makes a picture a third of its size. The comparison allows the difference in colour that is left, and
 * tests/stories/appearance.ts still sees a move of one pixel.
 */
async function shrink(path: string) {
  const original = await readFile(path);
  const smaller = await sharp(original).png({ palette: true, colours: 64, dither: 0, effort: 10 }).toBuffer();
  if (smaller.byteLength < original.byteLength) await writeFile(path, smaller);
}

const sizeOf = async (paths: string[]) => {
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return (sizes.reduce((total, size) => total + size, 0) / 1e6).toFixed(1);
};

const pictures = (await readdir(folder)).map((name) => join(folder, name));
const before = await sizeOf(pictures);
for (const picture of pictures) await shrink(picture);
console.log(`${pictures.length} pictures: ${before} MB, now ${await sizeOf(pictures)} MB`);
