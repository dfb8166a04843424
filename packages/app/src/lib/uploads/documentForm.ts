import type { BackgroundUploadRequest } from '@settlement-help/ui/domain';
import { shrinkPhoto } from './shrinkPhoto.ts';

/** Other extensions of JPEG, such as that of pictures saved from a browser on Windows. */
const otherJpegExtension = /\.(?:jfif|jif|jpe|pjpeg|pjp)$/i;

/** An extension begins with a letter: "Scan 12.03.2026" has none. */
const otherExtension = /\.[a-z][a-z0-9]*$/i;

async function extensionOf(file: File) {
  const bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return '.jpg';
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return '.png';
  return new TextDecoder('latin1').decode(bytes).includes('%PDF-') ? '.pdf' : '';
}

/** The form of an upload. Pictures and PDFs whose name has no extension that the server accepts get one. */
export async function documentForm(file: File) {
  const name = file.name.replace(otherJpegExtension, '');
  const extension = name === file.name && otherExtension.test(name) ? '' : await extensionOf(file);
  const sent = extension ? new File([file], `${name || 'Document'}${extension}`, { type: file.type }) : file;
  // Browsers send a quotation mark in the name of a file as `%22`.
  return { file: sent, ...(sent.name.includes('"') && { file_name: sent.name }) };
}

/** The form of an upload with the chosen file, or with a smaller copy of a photo. */
export const uploadForm = async ({ file, smaller, signal }: BackgroundUploadRequest) =>
  documentForm(smaller ? await shrinkPhoto(file, signal) : file);
