import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { Problem } from '@settlement-help/contract';
import { span } from '#server/clock.ts';
import { apiHeaders } from './securityHeaders.ts';

const quietFor = span(0.3, 'second');
const letInAtMost = span(3, 'second');
const turnAwayAtMost = span(1, 'second');
const finishWithin = span(5, 'second');

/** Of each server: its connections, each with the answer that it waits for or got last. */
const answersOf = new WeakMap<Server, Map<Socket, ServerResponse>>();

/** Keeps what `closeGently` has to know of the server. */
export function prepareToClose(server: Server) {
  const answers = new Map<Socket, ServerResponse>();
  answersOf.set(server, answers);
  const note = ({ socket }: IncomingMessage, answer: ServerResponse) => {
    if (!answers.has(socket)) socket.once('close', () => answers.delete(socket));
    answers.set(socket, answer);
  };
  server.prependListener('request', note).prependListener('checkExpectation', note);
  // Node's own takes an answer that is written for one that was sent, and cuts it off from a slow reader. It is also
  // what `close` calls.
  server.closeIdleConnections = () => {
    for (const [socket, answer] of answers) if (answer.writableFinished) socket.destroy();
  };
}

/** Tells each caller that its connection ends with this answer: a next request would break with it. */
function announceEnd(server: Server) {
  const announce = (answer: ServerResponse) => {
    if (!answer.headersSent) answer.setHeader('Connection', 'close');
  };
  for (const answer of answersOf.get(server)?.values() ?? []) announce(answer);
  server.prependListener('request', (_request, answer) => announce(answer));
}

/**
 * Waits until nobody has come for a moment. Who knocked before the stop waits before a busy server's door, one let in
 * with each turn of its loop, and a closed door breaks their connections.
 */
async function letIn(server: Server) {
  const start = performance.now();
  let last = start;
  const note = () => {
    last = performance.now();
  };
  server.on('connection', note);
  const isOver = () => {
    const now = performance.now();
    return now - last >= quietFor || now - start >= letInAtMost;
  };
  while (!isOver()) await delay(20);
  server.off('connection', note);
}

const stopping = JSON.stringify({
  detail: 'The server is stopping. Please try again in a moment.',
} satisfies Problem);
const stoppingHeaders = {
  ...apiHeaders,
  'Content-Type': 'application/json',
  'Content-Length': Buffer.byteLength(stopping),
  'Retry-After': '5',
  Connection: 'close',
};

/** Tells whoever still comes to come back later, which is quickly done, until nobody waits before the door. */
async function turnAway(server: Server) {
  server.removeAllListeners('request').on('request', (_request, answer) => {
    answer.writeHead(503, stoppingHeaders).end(stopping);
  });
  const start = performance.now();
  let hasCome = true;
  server.on('connection', () => {
    hasCome = true;
  });
  while (hasCome && performance.now() - start < turnAwayAtMost) {
    hasCome = false;
    await nextTurn();
  }
}

/** Lets the requests that are under way finish, for a while, and soon takes no new ones. */
export async function closeGently(server: Server) {
  announceEnd(server);
  await letIn(server);
  await turnAway(server);
  await new Promise<void>((resolve) => {
    // A connection whose answer had begun before the stop is kept open for a next request.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const force = setTimeout(() => server.closeAllConnections(), finishWithin);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(force);
      resolve();
    });
  });
}
