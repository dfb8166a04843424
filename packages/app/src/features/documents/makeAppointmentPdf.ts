import { isPhoto, type StoredDocument } from '@settlement-help/contract';
import { saveFile } from '#app/lib/downloads/saveFile.ts';
import { type JoinOptions, joinFiles } from '#app/lib/pdf/joinFiles.ts';
import { loadFile } from './loadFile.ts';

/** Word files cannot be joined in a browser. */
const canBeJoined = ({ content_type: type }: StoredDocument) =>
  type === 'application/pdf' || isPhoto({ type });

/** Saves the documents as one PDF. Resolves to those that are not in it. Rejects if a document cannot be loaded. */
export async function makeAppointmentPdf(
  title: string,
  documents: readonly StoredDocument[],
  { onProgress, signal }: JoinOptions,
) {
  const joined = documents.filter(canBeJoined);
  const files: { file: Blob }[] = [];
  for (const document of joined) {
    const report = (share: number) => onProgress((files.length + share) / joined.length / 2);
    files.push({ file: await loadFile(document, { signal, onProgress: report }) });
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
