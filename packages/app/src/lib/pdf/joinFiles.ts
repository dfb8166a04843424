import type { CancellableRequest } from '@settlement-help/ui/domain';
import { askWorker } from '#app/lib/workers/askWorker.ts';

export interface JoinedFile {
  /** A PDF, JPEG or PNG with its type. */
  file: Blob;
  /** Quarter turns of a photo, clockwise. @default 0 */
  quarterTurns?: number;
}

export interface JoinRequest extends Required<Pick<JoinOptions, 'maxBytes'>> {
  files: readonly JoinedFile[];
}

interface JoinResult {
  /** Null if no file can be read. */
  pdf: Blob | null;
  /** The indexes of the files that are not in the PDF. */
  unreadable: number[];
}

/** A message of the worker: the number of joined files, or the result. */
export type JoinReply = { joined: number } | JoinResult;

export interface JoinOptions extends CancellableRequest {
  /** The bytes that the pictures may take together. @default no limit */
  maxBytes?: number;
}

/**
 * Joins PDFs and photos into one PDF on the device. Photos become upright A4 pages without their location. Rejects with
 * an `AbortError` if cancelled.
 */
export function joinFiles(
  files: readonly JoinedFile[],
  { onProgress, signal, maxBytes = Number.POSITIVE_INFINITY }: JoinOptions,
) {
  // A worker keeps the screen responsive while PDFs are joined for seconds, and loads the large library on demand.
  const worker = new Worker(new URL('./joinFiles.worker.ts', import.meta.url), { type: 'module' });
  const request: JoinRequest = { files, maxBytes };
  return askWorker<JoinReply, JoinResult>(worker, request, {
    signal,
    onReply: (reply) => {
      if (!('joined' in reply)) return reply;
      onProgress(reply.joined / files.length);
    },
  });
}
