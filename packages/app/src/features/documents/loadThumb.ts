import type { StoredDocument } from '@settlement-help/contract';
import { savesData } from '#app/lib/offline/savesData.ts';
import { keptFiles } from '#app/lib/storage/keptFiles.ts';
import { loadFile } from './loadFile.ts';

/** Height in pixels: twice the size on the screen. */
const height = 160;
/** Width of an A4 page of this height. */
const pageWidth = 113;

/** Loads a small picture of a document's first page. Resolves to null if the file has none. Rejects without a network. */
export async function loadThumb(stored: StoredDocument, signal: AbortSignal): Promise<Blob | null> {
  const isPicture = stored.content_type.startsWith('image/');
  if (!isPicture && stored.content_type !== 'application/pdf') return null;
  if (savesData() && !keptFiles.has(stored)) return null;
  const file = await loadFile(stored, { onProgress: () => undefined, signal });
  const canvas = document.createElement('canvas');
  if (isPicture) await drawPicture(file, canvas);
  else if (!(await drawFirstPage(file, canvas, signal))) return null;
  return new Promise((resolve) => canvas.toBlob(resolve));
}

async function drawPicture(file: Blob, canvas: HTMLCanvasElement) {
  const picture = await createImageBitmap(file, { resizeHeight: height, resizeQuality: 'medium' });
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
}

/** Resolves to false for a PDF that is damaged or needs a password. */
async function drawFirstPage(file: Blob, canvas: HTMLCanvasElement, signal: AbortSignal) {
  const { openPdf } = await import('#app/lib/pdf/openPdf.ts');
  const pdf = await openPdf(file);
  if (typeof pdf === 'string') return false;
  canvas.width = pageWidth;
  await pdf.draw(1, canvas, signal).finally(pdf.close);
  return true;
}
