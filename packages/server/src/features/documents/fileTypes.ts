import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { limits } from '@settlement-help/contract';
import { fileTypeFromFile } from 'file-type';
import { HttpProblem } from '#server/http/problem.ts';
import { type FileKind, fileKinds } from '#server/storage/fileKinds.ts';

const accepted = 'Accepted are PDF, JPG, PNG, DOC and DOCX files.';

// All old Office files have this container format; a Word document contains this stream.
const wordStream = Buffer.from('WordDocument', 'utf16le');

/** Reads in chunks to save memory. */
async function contains(path: string, wanted: Buffer) {
  let end = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const piece = Buffer.concat([end, chunk]);
    if (piece.includes(wanted)) return true;
    // The match may cross two chunks.
    end = piece.subarray(1 - wanted.length);
  }
  return false;
}

async function hasKind(path: string, kind: FileKind) {
  const found = await fileTypeFromFile(path);
  if (!found || !kind.found.includes(found.ext)) return false;
  return found.ext !== 'cfb' || (await contains(path, wordStream));
}

/** Returns the content type. Throws 415 if it is not accepted or does not match the extension. */
export async function detectContentType({ name, path }: { name: string; path: string }) {
  const extension = limits.document.extensions.find((known) => known === extname(name).toLowerCase());
  if (!extension)
    throw new HttpProblem(415, 'file_type_not_accepted', `This type of file is not accepted. ${accepted}`);
  if (!(await hasKind(path, fileKinds[extension]))) {
    throw new HttpProblem(
      415,
      'file_content_mismatch',
      `The content of this file does not fit its ending ${extension}. ${accepted}`,
    );
  }
  return fileKinds[extension].contentType;
}
