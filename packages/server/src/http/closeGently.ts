import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { span } from '#server/clock.ts';

const quietFor = span(0.3, 'second');
const letInAtMost = span(3, 'second');
const finishWithin = span(6, 'second');

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

/** Lets the requests that are under way finish, for a while, and soon takes no new ones. */
export async function closeGently(server: Server) {
  await letIn(server);
  await new Promise<void>((resolve) => {
    // A connection that was busy at first is kept open after its answer, for a next request.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const force = setTimeout(() => server.closeAllConnections(), finishWithin);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(force);
      resolve();
    });
  });
}
