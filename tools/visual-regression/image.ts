import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Four bytes for each pixel. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

export async function decode(file: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const nearestOf16 = Uint8Array.from({ length: 256 }, (_, level) => Math.round(level / 17) * 17);

/**
 * 16 levels of red, green and blue make a lossless picture a third smaller, and none is further from the truth than
 * a third of what the comparison lets pass. Both sides of a comparison are reduced, so equal pages stay equal bytes.
 */
export function reduceColors({ data }: Picture) {
  for (let index = 0; index < data.length; index += 1) data[index] = nearestOf16[data[index] ?? 0] ?? 0;
}

export const encode = ({ data, width, height }: Picture) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true })
    .toBuffer();

/** A count, not a ratio: in a ratio a small control's move is lost on a wide screen. */
export const allowedPixels = 20;

const sameSize = (a: Picture, b: Picture) => a.width === b.width && a.height === b.height;

export const areEqual = (a: Picture, b: Picture) => sameSize(a, b) && a.data.equals(b.data);

function extendTo(width: number, height: number, picture: Picture): Picture {
  if (picture.width === width && picture.height === height) return picture;
  const data = Buffer.alloc(width * height * 4);
  for (let row = 0; row < picture.height; row += 1) {
    picture.data.copy(data, row * width * 4, row * picture.width * 4, (row + 1) * picture.width * 4);
  }
  return { data, width, height };
}

const colorsOf = ({ data }: Picture) => new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);

/** Text is drawn a little differently on each machine, a surface never is: there any other colour counts. */
function flatChanges(baseline: Picture, now: Picture): number {
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
  same: boolean;
  pixels: number;
  /** What differs in red, on a pale copy of the page. Absent where nothing differs. */
  difference?: Picture;
}

export function compare(baseline: Picture, now: Picture): Comparison {
  if (areEqual(baseline, now)) return { same: true, pixels: 0 };
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
  return { same: sameSize(baseline, now) && pixels <= allowedPixels, pixels, difference };
}
