import { type SetupWorker, setupWorker } from 'msw/browser';
import { handlers } from '../packages/contract/src/testing/index.ts';

let unmockedCalls: string[] = [];

const isApiCall = (request: Request) => new URL(request.url).pathname.startsWith('/api/');

let started: Promise<SetupWorker> | undefined;

/** A docs page begins all of its stories at once, and the addon asks for a worker for each of them. */
export function startMockWorker() {
  started ??= startWorker();
  return started;
}

/**
 * Answers every endpoint of the contract with success; a story puts its own answers before these.
 * The addon's own worker still passes the option's name from msw 2, so that a call without a mock only warns.
 * This one remembers each, and `expectNoUnmockedCalls` then fails the story.
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
