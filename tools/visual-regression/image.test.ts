import { describe, expect, test } from 'vitest';
import { compare, decode, encode, type Image, reduceColors } from './image.ts';

const width = 60;
const height = 40;

/** A box on a plain page. */
function draw({ left = 10, color = [0, 81, 109] as readonly number[], page = 255 } = {}): Image {
  const data = Buffer.alloc(width * height * 4, page);
  for (let y = 10; y < 35; y += 1) {
    for (let x = left; x < left + 30; x += 1) data.set([...color, 255], (y * width + x) * 4);
  }
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { data, width, height };
}

describe('a comparison', () => {
  test('accepts an equal image', () => {
    expect(compare(draw(), draw())).toEqual({ isSame: true, pixels: 0 });
  });

  test('detects a box that moved by a pixel', () => {
    expect(compare(draw(), draw({ left: 11 })).isSame).toBe(false);
  });

  test('finds the area of the changed pixels', () => {
    expect(compare(draw(), draw({ left: 15 })).area).toEqual({ left: 10, top: 10, width: 35, height: 25 });
  });

  test('detects a colour of a surface that pixelmatch takes for the same', () => {
    expect(compare(draw(), draw({ color: [0, 90, 109] })).isSame).toBe(false);
  });

  test('detects another size', () => {
    const longer = {
      ...draw(),
      data: Buffer.concat([draw().data, Buffer.alloc(width * 4, 255)]),
      height: height + 1,
    };
    expect(compare(draw(), longer).isSame).toBe(false);
  });

  test('allows a difference at the edge of a letter', () => {
    const now = draw();
    for (let y = 12; y < 22; y += 1) now.data.set([40, 100, 130], (y * width + 39) * 4);
    expect(compare(draw(), now)).toMatchObject({ isSame: true });
  });
});

test('an image is saved without loss, apart from its reduced colours', async () => {
  const image = draw({ color: [3, 90, 120] });
  reduceColors(image);
  const saved = await decode(await encode(image));
  expect(compare(image, saved)).toEqual({ isSame: true, pixels: 0 });
});
