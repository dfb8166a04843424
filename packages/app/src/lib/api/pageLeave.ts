let isAskedToLeave = false;
let isLeft = false;

addEventListener('beforeunload', () => {
  isAskedToLeave = true;
});
addEventListener('pagehide', () => {
  isAskedToLeave = true;
  isLeft = true;
});
addEventListener('pageshow', () => {
  isLeft = false;
});
// A person who uses the page has stayed, such as after a link to a telephone number.
for (const type of ['pointerdown', 'keydown']) {
  addEventListener(type, () => {
    isAskedToLeave = false;
  });
}

/** A request may be given up in the task in which the page goes, before the page hears of it. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Sends a request whose failure would end something. The browser gives up the requests of a page that is being left, and
 * they look like network failures: a request that fails then is sent again, in case the person stayed.
 */
export async function retryIfStayed<Data>(send: () => Promise<Data>): Promise<Data> {
  try {
    return await send();
  } catch (error) {
    await nextTask();
    if (!isAskedToLeave) throw error;
    if (isLeft) await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
    isAskedToLeave = false;
    return retryIfStayed(send);
  }
}

/** Logs the failure of a request, unless it was given up because the person left. */
export async function logFailure(what: string, error: unknown, signal?: AbortSignal) {
  await nextTask();
  if (!signal?.aborted && !isAskedToLeave) console.error(what, error);
}
