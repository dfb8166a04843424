import { askWorker } from '#app/lib/workers/askWorker.ts';

/** The reply of the worker: null if the photo cannot be read. */
export interface ShrinkReply {
  jpeg: Blob | null;
}

/** Makes an upright JPEG that can be uploaded and printed on A4, without the place of the photo. Rejects if it cannot be read. */
export async function shrinkPhoto(file: File, signal: AbortSignal) {
  const worker = new Worker(new URL('./shrinkPhoto.worker.ts', import.meta.url), { type: 'module' });
  const onReply = (reply: ShrinkReply) => reply;
  const { jpeg } = await askWorker(worker, file, { signal, onReply });
  if (!jpeg) throw new Error('The photo cannot be read');
  return new File([jpeg], file.name.replace(/\.png$/i, '.jpg'), { type: jpeg.type });
}
