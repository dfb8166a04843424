import type { StoredDocument } from '@settlement-help/contract';
import { saveFile } from '#app/lib/downloads/saveFile.ts';
import { type JoinOptions, joinFiles } from '#app/lib/pdf/joinFiles.ts';

/** Word files cannot be joined in a browser. */
const joinedTypes = ['application/pdf', 'image/jpeg', 'image/png'];

async function download({ download_url, content_type }: StoredDocument, signal: AbortSignal) {
  const response = await fetch(download_url, { signal });
  if (!response.ok) throw new Error(`Download failed with ${response.status}`);
  return new Blob([await response.arrayBuffer()], { type: content_type });
}

/** Saves the documents as one PDF. Resolves to those that are not in it. Rejects if a document cannot be downloaded. */
export async function makeAppointmentPdf(
  title: string,
  documents: readonly StoredDocument[],
  { onProgress, signal }: JoinOptions,
) {
  const joined = documents.filter(({ content_type }) => joinedTypes.includes(content_type));
  const files: { file: Blob }[] = [];
  for (const document of joined) {
    files.push({ file: await download(document, signal) });
    onProgress(files.length / joined.length / 2);
  }
  const { pdf, unreadable } = await joinFiles(files, {
    signal,
    onProgress: (share) => onProgress((1 + share) / 2),
  });
  if (pdf) saveFile(`${title}.pdf`, pdf);
  return documents.filter((document) => {
    const index = joined.indexOf(document);
    return index < 0 || unreadable.includes(index);
  });
}
