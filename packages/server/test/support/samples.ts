import { deflateRawSync } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

const bytes = (...parts: (string | readonly number[] | Buffer)[]): Bytes =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    ),
  );

const padded = (head: Bytes, size: number): Bytes => {
  const whole = new Uint8Array(size);
  whole.set(head);
  return whole;
};

const pdfHead = bytes('%PDF-1.7\n%%EOF\n');

/** One stored entry of a ZIP archive, with its directory. */
function zip(name: string, content: string) {
  const packed = deflateRawSync(Buffer.from(content));
  const u16 = (value: number) => [value & 0xff, value >> 8];
  const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];
  const common = [
    ...u16(20),
    ...u16(0),
    ...u16(8),
    ...u32(0),
    ...u32(0),
    ...u32(packed.length),
    ...u32(content.length),
    ...u16(name.length),
    ...u16(0),
  ];
  const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4, ...common]), Buffer.from(name), packed]);
  const directory = Buffer.concat([
    Buffer.from([
      0x50,
      0x4b,
      1,
      2,
      ...u16(20),
      ...common,
      ...u16(0),
      ...u16(0),
      ...u16(0),
      ...u32(0),
      ...u32(0),
    ]),
    Buffer.from(name),
  ]);
  const end = [
    0x50,
    0x4b,
    5,
    6,
    0,
    0,
    0,
    0,
    1,
    0,
    1,
    0,
    ...u32(directory.length),
    ...u32(local.length),
    0,
    0,
  ];
  return bytes(local, directory, end);
}

const wordTypes =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** Small files of each kind, as their first bytes tell. */
export const samples = {
  pdf: pdfHead,
  jpg: bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF', [0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9]),
  png: bytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13],
    'IHDR',
    [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3a, 0x7e, 0x9b, 0x55, 0, 0, 0, 0],
    'IDAT',
    [0, 0, 0, 0],
  ),
  doc: padded(
    bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], Buffer.from('WordDocument', 'utf16le')),
    1536,
  ),
  spreadsheet: padded(
    bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], Buffer.from('Workbook', 'utf16le')),
    1536,
  ),
  docx: zip('[Content_Types].xml', wordTypes),
  zip: zip('readme.txt', 'hello'),
  /** A few kilobytes that would inflate to 20 MB. */
  bomb: zip('[Content_Types].xml', wordTypes.padEnd(20_000_000)),
  html: bytes('<!doctype html><script>alert(1)</script>'),
  svg: bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};

/** A PDF of exactly so many bytes. */
export const pdfOf = (size: number) => padded(pdfHead, size);

export const fileOf = (content: Bytes, name: string) => new File([content], name);
