import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { span } from '#server/clock.ts';
import { answerBrokenRequests } from './brokenRequests.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/** How long a sender may take, and how often somebody looks. */
const patience = {
  headersTimeout: span(20, 'second'),
  requestTimeout: span(5, 'minute'),
  connectionsCheckingInterval: span(5, 'second'),
};

/** The app on a socket: what takes too long to arrive, or never was HTTP, is refused in JSON. */
export function createHttpServer(fetch: Fetch, options: Partial<typeof patience> = {}): Server {
  const server = createServer({ ...patience, ...options }, getRequestListener(fetch));
  answerBrokenRequests(server);
  return server;
}
