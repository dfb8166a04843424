interface AskOptions<Reply, Result> {
  signal: AbortSignal;
  /** Returns the result of the last reply, and undefined for earlier ones. */
  onReply: (reply: Reply) => Result | undefined;
}

/** Sends a request to a worker and ends the worker after its result. Rejects with an `AbortError` if cancelled. */
export const askWorker = <Reply, Result>(
  worker: Worker,
  request: unknown,
  { signal, onReply }: AskOptions<Reply, Result>,
) =>
  new Promise<Result>((resolve, reject) => {
    const stop = () => {
      worker.terminate();
      signal.removeEventListener('abort', cancel);
    };
    const cancel = () => {
      stop();
      reject(signal.reason);
    };
    // An aborted signal fires no event.
    if (signal.aborted) return cancel();
    signal.addEventListener('abort', cancel);
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const result = onReply(data);
      if (result === undefined) return;
      stop();
      resolve(result);
    });
    worker.addEventListener('error', (event) => {
      stop();
      reject(event.error ?? new Error(event.message));
    });
    worker.postMessage(request);
  });
