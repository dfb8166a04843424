import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AcceptedExtension } from '#server/storage/contentTypes.ts';
import { contains } from './fileBytes.ts';

/** Many banks forbid changes to a PDF that opens without a password, which is encrypted too. */
async function pdfNeedsPassword(path: string) {
  if (!(await contains(path, [Buffer.from('/Encrypt')]))) return false;
  // Loaded for encrypted files only, to save memory.
  const { getDocumentProxy } = await import('unpdf');
  try {
    const document = await getDocumentProxy(new Uint8Array(await readFile(path)), { verbosity: 0 });
    await document.loadingTask.destroy();
    return false;
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException';
  }
}

const sectorBytes = 512;

/** Reads the encryption flag of the file information block, which is at the start of a sector ([MS-DOC] 2.5.2). */
async function docNeedsPassword(path: string) {
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    for (let sector = 0; sector + 12 <= chunk.length; sector += sectorBytes)
      if (chunk.readUInt16LE(sector) === 0xa5ec) return ((chunk[sector + 11] ?? 0) & 1) === 1;
  }
  return false;
}

/** Checks whether the file opens only with a password. */
export async function needsPassword(path: string, extension: AcceptedExtension) {
  if (extension === '.pdf') return pdfNeedsPassword(path);
  return extension === '.doc' && docNeedsPassword(path);
}
