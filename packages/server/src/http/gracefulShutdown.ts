import type { Server, ServerResponse } from 'node:http';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { span } from '#server/core/clock.ts';
import { connectionsOf, trackConnections } from './connections.ts';
import { apiHeaders } from './middleware/securityHeaders.ts';
import { HttpProblem, problemBody } from './problem.ts';

const quietFor = span(0.3, 'second');
const acceptAtMost = span(3, 'second');
const refuseAtMost = span(1, 'second');
const finishWithin = span(5, 'second');

/** Sets `Connection: close` on all responses, so that clients send no further request. */
function announceEnd(server: Server) {
  const announce = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  for (const underWay of connectionsOf(server).values()) underWay.forEach(announce);
  server.prependListener('request', (_request, response) => announce(response));
}

/** Node accepts one connection per event loop turn, and closing the server would reset those that wait. */
async function acceptWaiting(server: Server) {
  const start = performance.now();
  let last = start;
  const note = () => {
    last = performance.now();
  };
  server.on('connection', note);
  const isOver = () => {
    const now = performance.now();
    return now - last >= quietFor || now - start >= acceptAtMost;
  };
  while (!isOver()) await delay(20);
  server.off('connection', note);
}

const stopping = JSON.stringify(
  problemBody(
    new HttpProblem(503, 'server_stopping', 'The server is stopping. Please try again in a moment.'),
  ),
);
const stoppingHeaders = {
  ...apiHeaders,
  'Content-Type': 'application/json',
  'Content-Length': Buffer.byteLength(stopping),
  'Retry-After': '5',
  Connection: 'close',
};

/** Responds with 503 until no new connection comes. */
async function refuseNew(server: Server) {
  const refuse = trackConnections(server, (_request, response) => {
    response.writeHead(503, stoppingHeaders).end(stopping);
  });
  server.removeAllListeners('request').on('request', refuse);
  const start = performance.now();
  let hasCome = true;
  server.on('connection', () => {
    hasCome = true;
  });
  while (hasCome && performance.now() - start < refuseAtMost) {
    hasCome = false;
    await nextTurn();
  }
}

export async function gracefulShutdown(server: Server) {
  announceEnd(server);
  await acceptWaiting(server);
  await refuseNew(server);
  // Node counts a written response as received, and would cut off slow readers.
  server.closeIdleConnections = () => {
    for (const [socket, underWay] of connectionsOf(server)) if (underWay.size === 0) socket.destroy();
  };
  await new Promise<void>((resolve) => {
    // Connections whose response had begun before the stop do not close by themselves.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const force = setTimeout(() => server.closeAllConnections(), finishWithin);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(force);
      resolve();
    });
  });
}
