import { ApiError } from '@settlement-help/contract';
import type { BackgroundUploadRequest } from '@settlement-help/ui/domain';
import { failureOf } from '@settlement-help/ui/internal';
import { useCallback } from 'react';
import { session } from '#app/lib/session/session.ts';
import { ToastArea } from '#app/lib/toasts/Toasts.tsx';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/**
 * Returns a function that queues an upload. It continues after its screen is closed; a toast on the next screen then says
 * how it ended.
 */
export function useBackgroundUpload() {
  const { documents: messages } = useAppMessages();
  return useCallback(
    async ({ file, isScreenClosed, signal }: BackgroundUploadRequest, send: () => Promise<unknown>) => {
      const { token } = session.get();
      const isSameSession = () => session.get().token === token;
      // The toast must be available if the network is lost.
      ToastArea.preload();

      const upload = () =>
        queueUpload(async () => {
          signal.throwIfAborted();
          if (!isSameSession()) throw new DOMException('The session has ended', 'AbortError');
          try {
            await send();
          } catch (error) {
            if (isScreenClosed() && isSameSession()) showFailure(error);
            throw error;
          }
          if (isScreenClosed() && isSameSession())
            showToast({ tone: 'success', message: messages.uploaded({ name: file.name }) });
        });

      const showFailure = (error: unknown) => {
        const refusal = error instanceof ApiError ? error : null;
        const { status = 0 } = refusal ?? {};
        const canRetry = status === 0 || status >= 500 || status === 429;
        showToast({
          tone: 'error',
          message: refusal?.detail ? (
            <>
              {messages.notUploaded({ name: file.name, detail: '' })}
              {failureOf(refusal).detail}
            </>
          ) : (
            messages.notUploadedAgain({ name: file.name })
          ),
          action: canRetry
            ? { label: messages.tryAgain, onClick: () => void upload().catch(() => undefined) }
            : undefined,
        });
      };

      await upload();
    },
    [messages],
  );
}

let lastUpload: Promise<unknown> = Promise.resolve();

/** The upload queue: on a slow network, two uploads at once would both finish late. */
function queueUpload(upload: () => Promise<void>): Promise<void> {
  const result = lastUpload.then(upload);
  lastUpload = result.catch(() => undefined);
  return result;
}
