import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { span } from '#server/clock.ts';
import { answerBrokenRequests, unreadableRequest } from './brokenRequests.ts';
import { prepareToClose } from './closeGently.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/** How long the other side may take, and how often somebody looks. */
const patience = {
  // Longer than the minute for which proxies keep a connection that they do not use: into one that is closed at that
  // moment they would send the next request, and its sender would get a 502.
  keepAliveTimeout: span(75, 'second'),
  headersTimeout: span(20, 'second'),
  requestTimeout: span(5, 'minute'),
  connectionsCheckingInterval: span(5, 'second'),
  // Without a byte either way. Longer than any work of ours: who stops reading a download has gone, and holds it open.
  timeout: span(2, 'minute'),
};

// Checks of health often come in HTTP/1.0, which knows no Host; the listener refuses what has none.
function nameHost({ httpVersion, headers }: IncomingMessage) {
  if (httpVersion === '1.0') headers.host ??= 'localhost';
}

// Browsers and proxies wait for an answer before the next request on a connection.
const maxUnanswered = 5;

/** Hangs up on who asks on and on and takes no answer: each answer waits for them in memory. */
function refuseFloods(listener: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  const change = (socket: Socket, by: number) => {
    const count = (unanswered.get(socket) ?? 0) + by;
    unanswered.set(socket, count);
    return count;
  };
  return (incoming, outgoing) => {
    const { socket } = incoming;
    if (change(socket, 1) > maxUnanswered) return void socket.destroy();
    outgoing.once('close', () => change(socket, -1));
    return listener(incoming, outgoing);
  };
}

/** The app on a socket: what takes too long to arrive, or never was HTTP, is refused in JSON. */
export function createHttpServer(fetch: Fetch, options: Partial<typeof patience> = {}): Server {
  const { timeout, ...limits } = { ...patience, ...options };
  const listener = refuseFloods(getRequestListener(fetch, { errorHandler: unreadableRequest }));
  // A missing Host is refused by the listener, which tells why.
  const server = createServer({ ...limits, requireHostHeader: false }, listener);
  // Without this Node answers 417 by itself; a server may as well ignore what it does not know.
  server.on('checkExpectation', listener);
  server.timeout = timeout;
  server.prependListener('request', nameHost);
  answerBrokenRequests(server);
  prepareToClose(server);
  return server;
}
