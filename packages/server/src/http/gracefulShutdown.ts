import type { Server, ServerResponse } from 'node:http';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { Problem } from '@settlement-help/contract';
import { span } from '#server/core/clock.ts';
import { connectionsOf, followed } from './connections.ts';
import { apiHeaders } from './middleware/securityHeaders.ts';

const quietFor = span(0.3, 'second');
const letInAtMost = span(3, 'second');
const turnAwayAtMost = span(1, 'second');
const finishWithin = span(5, 'second');

/** Tells each caller that its connection ends with this answer: a next request would break with it. */
function announceEnd(server: Server) {
  const announce = (answer: ServerResponse) => {
    if (!answer.headersSent) answer.setHeader('Connection', 'close');
  };
  for (const underWay of connectionsOf(server).values()) underWay.forEach(announce);
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

/** Tells new connections to come back later, until none is waiting. */
async function turnAway(server: Server) {
  const refuse = followed(server, (_request, answer) => {
    answer.writeHead(503, stoppingHeaders).end(stopping);
  });
  server.removeAllListeners('request').on('request', refuse);
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
export async function gracefulShutdown(server: Server) {
  announceEnd(server);
  await letIn(server);
  await turnAway(server);
  // Node's own, which `close` calls too, takes an answer that is written for one that was sent, and cuts it off from a
  // slow reader.
  server.closeIdleConnections = () => {
    for (const [socket, underWay] of connectionsOf(server)) if (underWay.size === 0) socket.destroy();
  };
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
