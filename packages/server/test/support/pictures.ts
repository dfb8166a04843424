import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const blank = (width = 8, height = 8) =>
  sharp({ create: { width, height, channels: 3, background: '#c9b79c' } });

export const png = async () => new Uint8Array(await blank().png().toBuffer());

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
}

/** A PNG of a few kilobytes whose header promises so many pixels. */
export function promisingPng(width: number, height: number) {
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const header = chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([8, 2, 0, 0, 0])]));
  const data = chunk('IDAT', deflateSync(Buffer.alloc(1_000_000)));
  return new Uint8Array(Buffer.concat([signature, header, data, chunk('IEND', Buffer.alloc(0))]));
}
