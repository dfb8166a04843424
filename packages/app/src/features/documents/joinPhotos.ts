import { limits } from '@settlement-help/contract';
import type { CancellableRequest, CollectedPhoto } from '@settlement-help/ui/domain';
import { joinFiles } from '#app/lib/pdf/joinFiles.ts';

/** The part of the upload limit that photos may take. The rest is for the structure of the PDF. */
const photoShare = 0.95;

/** Joins photos into one PDF that can be uploaded. Rejects if a photo cannot be read. */
export async function joinPhotos(photos: readonly CollectedPhoto[], request: CancellableRequest) {
  const maxBytes = limits.document.maxBytes * photoShare;
  const files = photos.map(({ file, turns }) => ({ file, quarterTurns: turns }));
  const { pdf, unreadable } = await joinFiles(files, { ...request, maxBytes });
  if (!pdf || unreadable.length > 0) throw new Error('A photo cannot be read');
  return pdf;
}
