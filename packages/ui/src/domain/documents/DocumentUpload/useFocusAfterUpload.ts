import { type RefObject, useEffect, useRef } from 'react';
import type { Upload } from '../../../async/useUploads.ts';

/** Focuses the button when an upload disappears together with its focused Cancel button. */
export function useFocusAfterUpload(
  buttonRef: RefObject<HTMLButtonElement | null>,
  uploads: readonly Upload[],
) {
  const previousUploadCount = useRef(0);
  useEffect(() => {
    if (document.activeElement === document.body && uploads.length < previousUploadCount.current) {
      buttonRef.current?.focus();
    }
    previousUploadCount.current = uploads.length;
  }, [buttonRef, uploads]);
}
