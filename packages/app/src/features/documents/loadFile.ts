import type { StoredDocument } from '@settlement-help/contract';
import type { CancellableRequest } from '@settlement-help/ui/domain';
import { keptFiles } from '#app/lib/storage/keptFiles.ts';

/** Loads the file of a document, from this device if it is kept there. */
export async function loadFile(
  document: StoredDocument,
  { onProgress, signal }: CancellableRequest,
): Promise<Blob> {
  const kept = await keptFiles.read(document);
  if (kept) return kept;
  const { download_url, file_size, content_type } = document;
  const response = await fetch(download_url, { signal });
  if (!response.ok || !response.body) throw new Error(`Download failed with ${response.status}`);
  let loaded = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      loaded += chunk.byteLength;
      onProgress(Math.min(1, loaded / file_size));
      controller.enqueue(chunk);
    },
  });
  const headers = { 'Content-Type': content_type };
  return new Response(response.body.pipeThrough(counter), { headers }).blob();
}
