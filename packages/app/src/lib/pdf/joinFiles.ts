import { askWorker } from '#app/lib/workers/askWorker.ts';

export interface JoinedFile {
  /** A PDF, JPEG or PNG with its type. */
  file: Blob;
  /** Quarter turns of a picture, clockwise. @default 0 */
  turns?: number;
}

export interface JoinRequest {
  files: readonly JoinedFile[];
  /** The bytes that the pictures may take together. */
  maxBytes: number;
}

interface JoinResult {
  /** Null if no file can be read. */
  pdf: Blob | null;
  /** The indexes of the files that are not in the PDF. */
  unreadable: number[];
}

/** A message of the worker: the number of joined files, or the result. */
export type JoinReply = { joined: number } | JoinResult;

export interface JoinOptions {
  /** Reports the joined share, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** The bytes that the pictures may take together. @default no limit */
  maxBytes?: number;
}

/**
 * Joins PDFs and pictures into one PDF on the device. Pictures become upright A4 pages without
 * their location. Rejects with an `AbortError` if cancelled.
 */
export function joinFiles(
  files: readonly JoinedFile[],
  { onProgress, signal, maxBytes = Number.POSITIVE_INFINITY }: JoinOptions,
) {
  // The library for PDF is large, and joining takes seconds.
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
