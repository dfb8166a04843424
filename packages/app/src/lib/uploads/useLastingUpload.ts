import { ApiError } from '@settlement-help/contract';
import type { LastingUploadRequest } from '@settlement-help/ui/domain';
import { useCallback } from 'react';
import { session } from '#app/lib/session/session.ts';
import { ToastArea } from '#app/lib/toasts/Toasts.tsx';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/** Runs an upload that outlives its screen; a person on another screen learns there how it ended. */
export function useLastingUpload() {
  const { documents: messages } = useAppMessages();
  return useCallback(
    async ({ file, isLeft }: LastingUploadRequest, send: () => Promise<unknown>) => {
      const { token } = session.get();
      // There may be no network when it is needed.
      ToastArea.preload();
      // The name of a document is not for the next person at this device.
      const isTold = () => isLeft() && session.get().token === token;
      try {
        await send();
      } catch (error) {
        const detail = error instanceof ApiError ? error.detail : undefined;
        if (isTold()) showToast({ type: 'error', message: messages.notUploaded(file.name, detail) });
        throw error;
      }
      if (isTold()) showToast({ type: 'success', message: messages.uploaded(file.name) });
    },
    [messages],
  );
}
