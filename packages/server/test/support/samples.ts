import { readFileSync } from 'node:fs';
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

/** A PDF made by `qpdf --encrypt`. */
const encryptedPdf = (name: string): Bytes =>
  new Uint8Array(readFileSync(new URL(`files/${name}`, import.meta.url)));

const pdfHead = bytes('%PDF-1.7\n%%EOF\n');

const u16 = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer);

/** The beginning of a ZIP archive with an entry that is not compressed. */
const storedZip = (name: string, content: string) => {
  const size = [content.length, 0];
  const header = u16(0x4b50, 0x0403, 20, 0, 0, 0, 0, 0, 0, ...size, ...size, name.length, 0);
  return bytes(Buffer.from(header), name, content);
};

/** A ZIP archive of one entry: its header, name and content, the directory, and the end. */
function zip(name: string, content: string) {
  const packed = deflateRawSync(Buffer.from(content));
  const u32 = (value: number) => [value & 0xffff, value >>> 16];
  const common = [20, 0, 8, 0, 0, 0, 0, ...u32(packed.length), ...u32(content.length), name.length, 0];
  const local = bytes(u16(0x4b50, 0x0403, ...common), name, packed);
  const directory = bytes(u16(0x4b50, 0x0201, 20, ...common, 0, 0, 0, 0, 0, 0, 0), name);
  const end = u16(0x4b50, 0x0605, 0, 0, 1, 1, ...u32(directory.length), ...u32(local.length), 0);
  return bytes(Buffer.from(local), Buffer.from(directory), end);
}

const wordTypes =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

const oldOffice = (stream: string, ...sector: number[]) => {
  const file = padded(
    bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], Buffer.from(stream, 'utf16le')),
    1536,
  );
  file.set(sector, 512);
  return file;
};

/** The start of a Word document: its signature, its version and its flags. */
const wordSector = (flags: number) => [0xec, 0xa5, 0xc1, 0, 0, 0, 0, 0, 0, 0, 0, flags];

const picture = [
  0xff,
  0xd8,
  0xff,
  0xe0,
  0,
  16,
  ...Buffer.from('JFIF'),
  0,
  1,
  1,
  0,
  0,
  1,
  0,
  1,
  0,
  0,
  0xff,
  0xd9,
];
const thumbnail = [0xff, 0xe1, 0, 4 + picture.length, 0, 0, ...picture];

/** Small files of each kind. */
export const samples = {
  pdf: pdfHead,
  jpg: bytes(picture),
  photo: bytes([0xff, 0xd8], thumbnail, [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]),
  png: bytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13],
    'IHDR',
    [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3a, 0x7e, 0x9b, 0x55, 0, 0, 0, 0],
    'IDAT',
    [0, 0, 0, 0, 0, 0, 0, 0],
    'IEND',
    [0xae, 0x42, 0x60, 0x82],
  ),
  doc: oldOffice('WordDocument', ...wordSector(0)),
  spreadsheet: oldOffice('Workbook'),
  docx: zip('[Content_Types].xml', wordTypes),
  zip: zip('readme.txt', 'hello'),
  /** A few kilobytes that would inflate to 20 MB. */
  bomb: zip('[Content_Types].xml', wordTypes.padEnd(20_000_000)),
  heic: bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'),
  tiff: bytes('II', [0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  webp: bytes('RIFF', [12, 0, 0, 0], 'WEBPVP8 '),
  rtf: bytes('{\\rtf1 Hello}'),
  odt: storedZip('mimetype', 'application/vnd.oasis.opendocument.text'),
  protectedWord: oldOffice('EncryptedPackage'),
  protectedDoc: oldOffice('WordDocument', ...wordSector(1)),
  protectedPdf: encryptedPdf('opens-with-password.pdf'),
  restrictedPdf: encryptedPdf('forbids-changes.pdf'),
  pdfAfterMail: bytes('From: office@example.org\r\n\r\n', Buffer.from(pdfHead)),
  webPdf: padded(bytes('%PDF-1.7\n1 0 obj <</Linearized 1/H [5 6]/L 200/N 1>> endobj\n%%EOF\n'), 200),
  html: bytes('<!doctype html><script>alert(1)</script>'),
  svg: bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};

/** A PDF of exactly so many bytes. */
export const pdfOf = (size: number) => padded(pdfHead, size);

export const fileOf = (content: Bytes, name: string) => new File([content], name);
