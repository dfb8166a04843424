import { ApiError } from '@settlement-help/contract';
import { failureOf } from '@settlement-help/ui';
import type { LastingUploadRequest } from '@settlement-help/ui/domain';
import { useCallback } from 'react';
import { session } from '#app/lib/session/session.ts';

import { ToastArea } from '#app/lib/toasts/Toasts.tsx';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

let turn: Promise<unknown> = Promise.resolve();

/** Runs one after the other, since two at once take as long on a slow network and end together. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = turn.then(work);
  turn = result.catch(() => undefined);
  return result;
}

/** Runs an upload, after those that were started before it, that outlives its screen; a person on another screen learns there how it ended. */
export function useLastingUpload() {
  const { documents: messages } = useAppMessages();
  return useCallback(
    async ({ file, isLeft, signal }: LastingUploadRequest, send: () => Promise<unknown>) => {
      const { token } = session.get();
      // The network may be gone when the toast is needed.
      ToastArea.preload();
      // The name of a document is not for the next person at this device.
      const isTold = () => isLeft() && session.get().token === token;
      const attempt = async () => {
        try {
          await send();
        } catch (error) {
          const refusal = error instanceof ApiError ? error : null;
          const isFinal = refusal && refusal.status < 500 && refusal.status !== 429;
          // The file is at hand as long as its toast; on its own screen it would have to be chosen again.
          const retry = { label: messages.tryAgain, onClick: () => void attempt().catch(() => undefined) };
          if (isTold())
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
              action: isFinal ? undefined : retry,
            });
          throw error;
        }
        if (isTold()) showToast({ tone: 'success', message: messages.uploaded({ name: file.name }) });
      };
      await inTurn(async () => {
        // Neither what was cancelled meanwhile, nor with the token of the next person at this device.
        signal.throwIfAborted();
        if (session.get().token !== token) throw new DOMException('', 'AbortError');
        await attempt();
      });
    },
    [messages],
  );
}
