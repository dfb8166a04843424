import { extname } from 'node:path';
import { documentTypes, limits, type ProblemCode } from '@settlement-help/contract';
import { fileTypeFromFile } from 'file-type';
import { HttpProblem } from '#server/http/problem.ts';
import type { AcceptedExtension } from '#server/storage/contentTypes.ts';
import { contains, readStart } from './fileBytes.ts';
import { isComplete } from './isComplete.ts';
import { needsPassword } from './needsPassword.ts';

const accepted = 'Accepted are PDF, JPG, PNG, DOC and DOCX files.';

const refusals = {
  heic_photo:
    'This photo has the HEIC format, which many offices cannot open. Take a screenshot of it, or save it as JPG.',
  picture_type: 'Pictures must be JPG or PNG. Take a screenshot of this one, or save it as JPG.',
  rtf_file: 'This is an RTF file. Open it in Word, and save it as DOCX or PDF.',
  open_document: 'This is an OpenDocument file. Open it, and save it as PDF or DOCX.',
  protected_file: 'This file is protected with a password. Remove the password, or print it into a new PDF.',
  damaged_file: 'This file is not complete. Open it to see whether it works, or get it again.',
} satisfies Partial<Record<ProblemCode, string>>;

const refusalOf: Record<string, keyof typeof refusals> = {
  heic: 'heic_photo',
  heif: 'heic_photo',
  avif: 'picture_type',
  bmp: 'picture_type',
  gif: 'picture_type',
  jxl: 'picture_type',
  tif: 'picture_type',
  webp: 'picture_type',
  rtf: 'rtf_file',
  odt: 'open_document',
  ods: 'open_document',
  odp: 'open_document',
};

/** Extensions by the name that `file-type` has for the format. */
const extensionOf: Record<string, AcceptedExtension> = {
  pdf: '.pdf',
  jpg: '.jpg',
  png: '.png',
  apng: '.png',
  docx: '.docx',
};

const refuse = (code: keyof typeof refusals) => new HttpProblem(415, code, refusals[code]);

// Readers accept the header of a PDF within the first bytes (ISO 32000-1, Annex H).
const pdfHeaderBytes = 1024;

// Old Office files share one container format. The names of its streams tell what it holds.
const wordStream = Buffer.from('WordDocument', 'utf16le');
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le');

const hasPdfHeader = async (path: string) => (await readStart(path, pdfHeaderBytes)).includes('%PDF-');

/** Returns the extension of the content, or undefined if the content is not accepted. */
async function detectExtension(path: string): Promise<AcceptedExtension | undefined> {
  const found = (await fileTypeFromFile(path))?.ext;
  if (found === undefined) return (await hasPdfHeader(path)) ? '.pdf' : undefined;
  const refusal = refusalOf[found];
  if (refusal) throw refuse(refusal);
  if (found === 'cfb') {
    if (await contains(path, [encryptedStream])) throw refuse('protected_file');
    return (await contains(path, [wordStream])) ? '.doc' : undefined;
  }
  return extensionOf[found];
}

/**
 * Returns the content type, and the name with an extension that matches the content. Throws 415 if the extension or the
 * content is not accepted.
 */
export async function detectContentType({ name, path }: { name: string; path: string }) {
  const ending = extname(name);
  const extension = limits.document.extensions.find((known) => known === ending.toLowerCase());
  const detected = await detectExtension(path);
  if (!extension)
    throw new HttpProblem(415, 'file_type_not_accepted', `This type of file is not accepted. ${accepted}`);
  if (!detected) {
    throw new HttpProblem(
      415,
      'file_content_mismatch',
      `The content of this file does not fit its ending ${extension}. ${accepted}`,
    );
  }
  if (!(await isComplete(path, detected))) throw refuse('damaged_file');
  if (await needsPassword(path, detected)) throw refuse('protected_file');
  const contentType = documentTypes[detected];
  const fits = documentTypes[extension] === contentType;
  return { contentType, name: fits ? name : name.slice(0, -ending.length) + detected };
}
