import { ApiError } from '@settlement-help/contract';

// Browsers abort the requests of a page that is being left, and `fetch` reports these as network failures.
let mayLeave = false;
let isHidden = false;

addEventListener('beforeunload', () => {
  mayLeave = true;
});
addEventListener('pagehide', () => {
  mayLeave = true;
  isHidden = true;
});
addEventListener('pageshow', () => {
  isHidden = false;
});
// `beforeunload` is also fired by links that leave the page open, such as telephone numbers.
for (const type of ['pointerdown', 'keydown']) {
  addEventListener(type, () => {
    mayLeave = false;
  });
}

/** A request can fail in the same task, before `beforeunload` is fired. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Sends a request. If it fails while the page is being left, it is sent again when the person stays. */
export async function retryIfStayed<Data>(send: () => Promise<Data>): Promise<Data> {
  try {
    return await send();
  } catch (error) {
    await nextTask();
    if (!mayLeave) throw error;
    if (isHidden) await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
    mayLeave = false;
    return retryIfStayed(send);
  }
}

/** Logs a failed request, unless it was aborted or the session has ended, which a toast says. */
export async function logFailure(message: string, error: unknown, signal?: AbortSignal) {
  await nextTask();
  const hasSessionEnded = error instanceof ApiError && error.status === 401;
  if (!signal?.aborted && !mayLeave && !hasSessionEnded) console.error(message, error);
}
