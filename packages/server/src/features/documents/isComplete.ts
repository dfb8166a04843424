import { stat } from 'node:fs/promises';
import type { AcceptedExtension } from '#server/storage/contentTypes.ts';
import { contains, readStart } from './fileBytes.ts';

/** Every complete file of a format contains one of these. */
const endMarks: Partial<Record<AcceptedExtension, readonly Buffer[]>> = {
  '.pdf': [Buffer.from('%%EOF'), Buffer.from('startxref')],
  '.jpg': [Buffer.from([0xff, 0xd9])],
  '.png': [Buffer.from('IEND')],
  '.docx': [Buffer.from('PK\x05\x06')],
};

const jpegMetadataBytes = 1024 ** 2;
const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Returns where the picture begins, after the metadata. Its thumbnail has the same end mark as the picture. */
async function findJpegScan(path: string) {
  const start = await readStart(path, jpegMetadataBytes);
  let offset = 2;
  while (offset + 4 <= start.length && start[offset] === 0xff) {
    const marker = start[offset + 1];
    if (marker === startOfScan || marker === endOfImage) break;
    offset += 2 + start.readUInt16BE(offset + 2);
  }
  return offset;
}

/** The end of a ZIP archive is a record of 22 bytes with a comment of at most 65,535 bytes. */
const zipEndBytes = 22 + 65_535;

const linearizationBytes = 2048;

/** A PDF for fast display on the web has an end mark near its start, but also states its size. */
async function isShorterThanStated(path: string, size: number) {
  const start = (await readStart(path, linearizationBytes)).toString('latin1');
  const stated = /\/Linearized[^>]*\/L (\d+)/.exec(start)?.[1];
  return stated !== undefined && size < Number(stated);
}

/** Checks whether the end of the file is there. A DOC has no mark at its end. */
export async function isComplete(path: string, extension: AcceptedExtension) {
  const marks = endMarks[extension];
  if (!marks) return true;
  const { size } = await stat(path);
  if (extension === '.pdf' && (await isShorterThanStated(path, size))) return false;
  if (extension === '.jpg') return contains(path, marks, await findJpegScan(path));
  return contains(path, marks, extension === '.docx' ? Math.max(0, size - zipEndBytes) : 0);
}
