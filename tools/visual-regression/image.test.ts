import { describe, expect, test } from 'vitest';
import { compare, decode, encode, type Picture, reduceColors } from './image.ts';

const width = 60;
const height = 40;

/** A box on a plain page. */
function draw({ left = 10, color = [0, 81, 109] as readonly number[], page = 255 } = {}): Picture {
  const data = Buffer.alloc(width * height * 4, page);
  for (let y = 10; y < 35; y += 1) {
    for (let x = left; x < left + 30; x += 1) data.set([...color, 255], (y * width + x) * 4);
  }
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { data, width, height };
}

describe('a comparison', () => {
  test('finds the same picture the same', () => {
    expect(compare(draw(), draw())).toEqual({ same: true, pixels: 0 });
  });

  test('sees a box that moved by a pixel', () => {
    expect(compare(draw(), draw({ left: 11 })).same).toBe(false);
  });

  test('sees another colour of a surface, too near for the eye of pixelmatch', () => {
    expect(compare(draw(), draw({ color: [0, 90, 109] })).same).toBe(false);
  });

  test('sees another size, whatever was added', () => {
    const longer = {
      ...draw(),
      data: Buffer.concat([draw().data, Buffer.alloc(width * 4, 255)]),
      height: height + 1,
    };
    expect(compare(draw(), longer).same).toBe(false);
  });

  test('lets the edge of a letter pass', () => {
    const now = draw();
    for (let y = 12; y < 22; y += 1) now.data.set([40, 100, 130], (y * width + 39) * 4);
    expect(compare(draw(), now)).toMatchObject({ same: true });
  });
});

test('a picture is kept without loss, but for its reduced colours', async () => {
  const picture = draw({ color: [3, 90, 120] });
  reduceColors(picture);
  const kept = await decode(await encode(picture));
  expect(compare(picture, kept)).toEqual({ same: true, pixels: 0 });
});
