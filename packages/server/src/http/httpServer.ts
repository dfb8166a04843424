import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { span } from '#server/core/clock.ts';
import { handleClientErrors, invalidHttpResponse } from './clientErrors.ts';
import { trackConnections } from './connections.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/** The time limits of connections, and how often Node checks them. */
const timeouts = {
  // Longer than the minute for which proxies keep idle connections: a proxy that sends a request into a connection
  // which closes at that moment responds 502.
  keepAliveTimeout: span(75, 'second'),
  headersTimeout: span(20, 'second'),
  requestTimeout: span(5, 'minute'),
  connectionsCheckingInterval: span(5, 'second'),
  // Idle in both directions, longer than any request takes: closes downloads that the client stopped reading.
  timeout: span(2, 'minute'),
};

// Health checks often use HTTP/1.0, which has no Host header; the listener requires one.
function addHostHeader({ httpVersion, headers }: IncomingMessage) {
  if (httpVersion === '1.0') headers.host ??= 'localhost';
}

/** Serves the app over HTTP; requests that are too slow or invalid get JSON errors. */
export function createHttpServer(fetch: Fetch, options: Partial<typeof timeouts> = {}): Server {
  const { timeout, ...limits } = { ...timeouts, ...options };
  // The listener refuses a missing Host with a reason.
  const server = createServer({ ...limits, requireHostHeader: false });
  const listener = trackConnections(server, getRequestListener(fetch, { errorHandler: invalidHttpResponse }));
  server.on('request', addHostHeader).on('request', listener);
  // Without a listener Node responds 417; a server may ignore unknown expectations.
  server.on('checkExpectation', listener);
  server.timeout = timeout;
  handleClientErrors(server);
  return server;
}
