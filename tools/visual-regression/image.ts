import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Four bytes for each pixel. */
export interface Image {
  data: Buffer;
  width: number;
  height: number;
}

export async function decode(file: Buffer | string): Promise<Image> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const nearestOf16 = Uint8Array.from({ length: 256 }, (_, level) => Math.round(level / 17) * 17);

/**
 * 16 levels per channel make a lossless image a third smaller. No colour changes by more than a third of
 * the threshold of the comparison. Both images are reduced, so equal pages have equal bytes.
 */
export function reduceColors({ data }: Image) {
  for (let index = 0; index < data.length; index += 1) data[index] = nearestOf16[data[index] ?? 0] ?? 0;
}

export const encode = ({ data, width, height }: Image) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true })
    .toBuffer();

/** Writes an image with the strongest lossless compression, which takes a third of a second. */
export const compress = (from: string, to: string) =>
  sharp(from).webp({ lossless: true, effort: 5, quality: 100 }).toFile(to);

/** A count, because a ratio would hide a moved control on a large screen. */
export const allowedPixels = 20;

const sameSize = (a: Image, b: Image) => a.width === b.width && a.height === b.height;

export const areEqual = (a: Image, b: Image) => sameSize(a, b) && a.data.equals(b.data);

function extendTo(width: number, height: number, image: Image): Image {
  if (image.width === width && image.height === height) return image;
  const data = Buffer.alloc(width * height * 4);
  for (let row = 0; row < image.height; row += 1) {
    image.data.copy(data, row * width * 4, row * image.width * 4, (row + 1) * image.width * 4);
  }
  return { data, width, height };
}

const colorsOf = ({ data }: Image) => new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);

/** Counts changed pixels inside flat surfaces. Only edges and text differ between machines. */
function flatChanges(baseline: Image, now: Image): number {
  const [before, after] = [colorsOf(baseline), colorsOf(now)];
  const row = now.width;
  const isFlat = (colors: Uint32Array, at: number) =>
    [at - row, at - 1, at + 1, at + row].every((neighbour) => colors[neighbour] === colors[at]);
  let count = 0;
  for (let at = row; at < after.length - row; at += 1) {
    if (before[at] !== after[at] && isFlat(before, at) && isFlat(after, at)) count += 1;
  }
  return count;
}

export interface Comparison {
  isSame: boolean;
  pixels: number;
  /** The differences in red on a pale copy of the page; absent if there is none. */
  difference?: Image;
}

export function compare(baseline: Image, now: Image): Comparison {
  if (areEqual(baseline, now)) return { isSame: true, pixels: 0 };
  const width = Math.max(baseline.width, now.width);
  const height = Math.max(baseline.height, now.height);
  const before = extendTo(width, height, baseline);
  const after = extendTo(width, height, now);
  const difference = { data: Buffer.alloc(width * height * 4), width, height };
  const drawn = pixelmatch(before.data, after.data, difference.data, width, height, {
    threshold: 0.1,
    alpha: 0.2,
  });
  const pixels = Math.max(drawn, flatChanges(before, after));
  return { isSame: sameSize(baseline, now) && pixels <= allowedPixels, pixels, difference };
}
