import type { StoredDocument } from '@settlement-help/contract';
import type { CancellableRequest } from '@settlement-help/ui/domain';
import { keptFiles } from '#app/lib/storage/keptFiles.ts';
import { useStore } from '#app/lib/storage/store.ts';
import { loadFile } from './loadFile.ts';

let isViewerReady = false;

/** Opens the first kept PDF, so that the service worker caches the viewer. Rejects if the viewer cannot be loaded. */
async function prepareViewer(file: Blob) {
  if (isViewerReady) return;
  const { loadDecoders, openPdf } = await import('#app/lib/pdf/openPdf.ts');
  await loadDecoders();
  const pdf = await openPdf(file);
  // A damaged file is kept too: another app may open it.
  if (typeof pdf === 'object') pdf.close();
  isViewerReady = true;
}

/**
 * Stores the file of a document on this device. `until` is the last day as `YYYY-MM-DD`, or null for the log-out. Rejects
 * without a network or space on the device.
 */
export async function keepFile(document: StoredDocument, file: Blob, until: string | null = null) {
  if (document.content_type === 'application/pdf') await prepareViewer(file);
  await keptFiles.keep(document, file, until);
}

/** The documents that the person keeps on this device, and the actions that change them. */
export function useKeptDocuments() {
  useStore(keptFiles);
  return {
    isSupported: keptFiles.isSupported(),
    isKept: keptFiles.has,
    /** The first day after which a document is removed, as `YYYY-MM-DD`; null if all stay until the log-out. */
    firstRemovalDay: (documents: readonly StoredDocument[]) =>
      documents.flatMap((document) => keptFiles.untilOf(document) ?? []).sort()[0] ?? null,
    /** Keeps documents; `until` and the rejections are those of `keepFile`. */
    keepAll: async (
      documents: readonly StoredDocument[],
      { onProgress, signal }: CancellableRequest,
      until: string | null = null,
    ) => {
      for (const [index, document] of documents.entries()) {
        const report = (share: number) => onProgress((index + share) / documents.length);
        if (keptFiles.has(document)) keptFiles.extend(document, until);
        else await keepFile(document, await loadFile(document, { onProgress: report, signal }), until);
        report(1);
      }
    },
    removeAll: async (documents: readonly StoredDocument[]) => {
      for (const document of documents) await keptFiles.remove(document);
    },
  };
}
