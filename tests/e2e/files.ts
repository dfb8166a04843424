import { deflateSync } from 'node:zlib';
import { endpoints } from '@settlement-help/contract';
import type { Member } from './person.ts';

/** A small real PDF. */
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
});

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A real picture: a grey square of 64 × 64 pixels. */
export function png() {
  const size = 64;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size);
  header.writeUInt32BE(size, 4);
  header.writeUInt8(8, 8);
  const rows = Buffer.alloc((size + 1) * size, 0x88);
  for (let row = 0; row < size; row += 1) rows[row * (size + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.of()),
  ];
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.concat(parts) };
}

/** Puts a document into the person's folder through the API; the client's own way needs a browser. */
export async function store({ url, token }: Member, { name, buffer }: ReturnType<typeof pdf>) {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(buffer)], name));
  const { method, path } = endpoints.uploadDocument;
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${url}${path}`, { method, headers, body });
  if (!response.ok) throw new Error(`The document was not stored: ${response.status}`);
}
