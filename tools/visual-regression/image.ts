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

/** The tolerance is a count, because a ratio would hide a moved control on a large screen. */
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

/** A rectangle in pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Finds changed pixels inside flat surfaces. Only edges and text differ between machines. */
function flatChanges(baseline: Image, now: Image) {
  const [before, after] = [colorsOf(baseline), colorsOf(now)];
  const row = now.width;
  const isFlat = (colors: Uint32Array, at: number) =>
    [at - row, at - 1, at + 1, at + row].every((neighbour) => colors[neighbour] === colors[at]);
  return (at: number) => before[at] !== after[at] && isFlat(before, at) && isFlat(after, at);
}

/** The colour of a difference in the picture of pixelmatch. */
const [markColor] = new Uint32Array(Uint8Array.of(255, 0, 0, 255).buffer);

/** Returns the smallest rectangle around the pixels. */
function areaAround({ width, height }: Image, isInside: (at: number) => boolean): Area | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < width * height; at += 1) {
    if (!isInside(at)) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return right > 0 ? { left, top, width: right - left, height: bottom - top } : undefined;
}

export interface Comparison {
  isSame: boolean;
  pixels: number;
  /** The differences in red on a pale copy of the page; absent if there is none. */
  difference?: Image;
  /** The part of the page with the differences, or the whole page if only its size differs. */
  area?: Area;
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
  const isFlatChange = flatChanges(before, after);
  const marks = colorsOf(difference);
  let flat = 0;
  const area = areaAround(difference, (at) => {
    const isFlat = isFlatChange(at);
    if (isFlat) flat += 1;
    return isFlat || marks[at] === markColor;
  });
  const pixels = Math.max(drawn, flat);
  const isSame = sameSize(baseline, now) && pixels <= allowedPixels;
  return { isSame, pixels, difference, area: area ?? { left: 0, top: 0, width, height } };
}
