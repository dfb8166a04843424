import { useEffect, useRef, useState } from 'react';
import { failureOf, isCancelled } from './callbackFailure.ts';

/** What an upload callback receives. */
export interface UploadRequest {
  /** The file that the person chose. */
  file: File;
  /** Tell it the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborted when the person cancels. */
  signal: AbortSignal;
}

/** What the callback of an upload that continues after leaving the screen receives. */
export interface LastingUploadRequest extends UploadRequest {
  /** Whether the person has left the screen that shows how the upload ends. */
  isLeft: () => boolean;
}

/** How far the upload is: `share` from 0 to 1; `detail` in the server's words where it has any. */
export type UploadState =
  | { status: 'idle' }
  | { status: 'uploading'; file: File; share: number }
  | { status: 'done'; file: File }
  | { status: 'failed'; file: File; detail: string | undefined };

export type Uploading = ReturnType<typeof useUpload>;

/**
 * Runs one upload at a time; a failed one keeps its file for another try. The upload continues when the person leaves
 * the screen, since a scan takes minutes on a slow network.
 */
export function useUpload(onUpload: (request: LastingUploadRequest) => Promise<void>) {
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  const isLeft = useRef(false);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const start = async (file: File) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'uploading', file, share: 0 });
    try {
      await onUpload({
        file,
        signal: controller.signal,
        isLeft: () => isLeft.current,
        onProgress: (share) => setState({ status: 'uploading', file, share }),
      });
      setState({ status: 'done', file });
    } catch (error) {
      setState(
        isCancelled(error) ? { status: 'idle' } : { status: 'failed', file, detail: failureOf(error).detail },
      );
    } finally {
      running.current = null;
    }
  };

  return { state, start, cancel: () => running.current?.abort() };
}
