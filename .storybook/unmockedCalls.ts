import { type SetupWorker, setupWorker } from 'msw/browser';
import { handlers } from '../packages/contract/src/testing/index.ts';

let unmockedCalls: string[] = [];

const isApiCall = (request: Request) => new URL(request.url).pathname.startsWith('/api/');

let started: Promise<SetupWorker> | undefined;

/** Returns one worker for all stories: a docs page starts many at once. */
export function startMockWorker() {
  started ??= startWorker();
  return started;
}

/**
 * Every endpoint of the contract responds with success; a story's own handlers take precedence.
 * The addon's worker passes an option of msw 2, so a request without a mock would only warn.
 * This one records each, and `expectNoUnmockedCalls` then fails the story.
 */
async function startWorker() {
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      const { request } = frame.data as { request?: Request };
      if (!request || !isApiCall(request)) return;
      unmockedCalls.push(`${request.method} ${new URL(request.url).pathname}`);
      defaults.error();
    },
  });
  return worker;
}

export function forgetUnmockedCalls() {
  unmockedCalls = [];
}

export function expectNoUnmockedCalls() {
  if (unmockedCalls.length === 0) return;
  throw new Error(
    `This story called the API without a mock: ${unmockedCalls.join(', ')}. Add a handler in the story's beforeEach: ({ msw }) => msw.use(...).`,
  );
}
