import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { span } from '#server/core/clock.ts';
import { handleClientErrors, invalidHttpResponse } from './clientErrors.ts';
import { trackConnections } from './connections.ts';

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

/** The app on a socket: what takes too long to arrive, or never was HTTP, is refused in JSON. */
export function createHttpServer(fetch: Fetch, options: Partial<typeof patience> = {}): Server {
  const { timeout, ...limits } = { ...patience, ...options };
  // A missing Host is refused by the listener, which tells why.
  const server = createServer({ ...limits, requireHostHeader: false });
  const listener = trackConnections(server, getRequestListener(fetch, { errorHandler: invalidHttpResponse }));
  server.on('request', nameHost).on('request', listener);
  // Without this Node answers 417 by itself; a server may as well ignore what it does not know.
  server.on('checkExpectation', listener);
  server.timeout = timeout;
  handleClientErrors(server);
  return server;
}
