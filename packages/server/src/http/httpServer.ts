import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { span } from '#server/core/clock.ts';
import { handleClientErrors, invalidHttpResponse } from './clientErrors.ts';
import { trackConnections } from './connections.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

const timeouts = {
  // Longer than the idle timeout of proxies (1 minute), which would otherwise respond 502 when a connection closes.
  keepAliveTimeout: span(75, 'second'),
  headersTimeout: span(20, 'second'),
  requestTimeout: span(5, 'minute'),
  connectionsCheckingInterval: span(5, 'second'),
  // Closes downloads that the client stopped reading.
  timeout: span(2, 'minute'),
};

// Health checks often use HTTP/1.0 without a Host header, which the listener requires.
function addHostHeader({ httpVersion, headers }: IncomingMessage) {
  if (httpVersion === '1.0') headers.host ??= 'localhost';
}

export function createHttpServer(fetch: Fetch, options: Partial<typeof timeouts> = {}): Server {
  const { timeout, ...limits } = { ...timeouts, ...options };
  // The listener refuses a missing Host itself.
  const server = createServer({ ...limits, requireHostHeader: false });
  const listener = trackConnections(server, getRequestListener(fetch, { errorHandler: invalidHttpResponse }));
  server.on('request', addHostHeader).on('request', listener);
  // Node would respond 417 to unknown expectations.
  server.on('checkExpectation', listener);
  server.timeout = timeout;
  handleClientErrors(server);
  return server;
}
