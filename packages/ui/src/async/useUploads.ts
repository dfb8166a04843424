import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureOf, isCancelled } from './callbackFailure.tsx';
import type { CancellableRequest } from './useCancellable.ts';

export interface UploadRequest extends CancellableRequest {
  file: File;
}

export interface BackgroundUploadRequest extends UploadRequest {
  /** Returns true if the screen that shows the result is closed. */
  isScreenClosed: () => boolean;
  /** True if a smaller copy of the photo should be uploaded. */
  smaller: boolean;
}

export type Upload =
  | { status: 'uploading'; file: File; share: number }
  | { status: 'failed'; file: File; detail: ReactNode };

export type Uploads = ReturnType<typeof useUploads>;

/** Uploads each file separately and keeps failed ones for a retry. Uploads continue when the screen is closed. */
export function useUploads(onUpload: (request: BackgroundUploadRequest) => Promise<void>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [storedCount, setStoredCount] = useState(0);
  const controllers = useRef(new Map<File, AbortController>()).current;
  const isScreenClosed = useRef(false);

  useEffect(() => {
    isScreenClosed.current = false;
    return () => {
      isScreenClosed.current = true;
    };
  }, []);

  const remove = (file: File) => setUploads((all) => all.filter((upload) => upload.file !== file));
  const show = (upload: Upload) =>
    setUploads((all) =>
      all.some(({ file }) => file === upload.file)
        ? all.map((one) => (one.file === upload.file ? upload : one))
        : [...all, upload],
    );

  const send = async (file: File, smaller: boolean) => {
    const controller = new AbortController();
    controllers.set(file, controller);
    // A cancelled upload may have been started again meanwhile.
    const ifCurrent = (change: () => void) => {
      if (controllers.get(file) === controller) change();
    };
    show({ status: 'uploading', file, share: 0 });
    try {
      await onUpload({
        file,
        smaller,
        signal: controller.signal,
        isScreenClosed: () => isScreenClosed.current,
        onProgress: (share) => ifCurrent(() => show({ status: 'uploading', file, share })),
      });
      // An upload that was cancelled too late has stored its file too.
      setStoredCount((count) => count + 1);
      ifCurrent(() => remove(file));
    } catch (error) {
      ifCurrent(() =>
        isCancelled(error) ? remove(file) : show({ status: 'failed', file, detail: failureOf(error).detail }),
      );
    } finally {
      ifCurrent(() => controllers.delete(file));
    }
  };

  return {
    uploads,
    isUploading: uploads.some(({ status }) => status === 'uploading'),
    /** Number of files stored since the last start. */
    storedCount,
    start: (files: readonly File[], { smaller = false } = {}) => {
      setStoredCount(0);
      for (const file of files) if (!controllers.has(file)) send(file, smaller);
    },
    cancel: (file: File) => {
      controllers.get(file)?.abort();
      controllers.delete(file);
      remove(file);
    },
  };
}
