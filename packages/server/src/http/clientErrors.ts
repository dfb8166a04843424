import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { span } from '#server/core/clock.ts';
import { connectionsOf } from './connections.ts';
import { apiHeaders } from './middleware/securityHeaders.ts';
import { HttpProblem, problemBody } from './problem.ts';

const problems = new Map([
  [
    'HPE_HEADER_OVERFLOW',
    new HttpProblem(431, 'headers_too_large', 'The headers of the request are too large'),
  ],
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    new HttpProblem(408, 'request_timeout', 'The request took too long to arrive'),
  ],
]);
const invalidHttp = new HttpProblem(400, 'invalid_http', 'The request is not valid HTTP');

const headers = { ...apiHeaders, 'Content-Type': 'application/json' };

export const invalidHttpResponse = () =>
  new Response(JSON.stringify(problemBody(invalidHttp)), { status: invalidHttp.status, headers });

const lingerDuration = span(2, 'second');
const refused = new WeakSet<Socket>();

function refuse(server: Server, error: NodeJS.ErrnoException, socket: Socket) {
  // Node may report several errors of one socket.
  if (refused.has(socket)) return;
  refused.add(socket);
  // A second response would become part of the body of a response that is half sent.
  const isHalfSent = [...(connectionsOf(server).get(socket) ?? [])].some(({ headersSent }) => headersSent);
  if (error.code === 'ECONNRESET' || !socket.writable || isHalfSent) return void socket.destroy();
  // Closing at once would reset the connection before the client has read the response.
  const linger = setTimeout(() => socket.destroy(), lingerDuration);
  socket.once('close', () => clearTimeout(linger));
  const problem = problems.get(error.code ?? '') ?? invalidHttp;
  const body = JSON.stringify(problemBody(problem));
  const length = Buffer.byteLength(body);
  const lines = Object.entries({ ...headers, 'Content-Length': length, Connection: 'close' })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n');
  socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines}\r\n\r\n${body}`);
}

export function handleClientErrors(server: Server) {
  server.on('clientError', (error, socket) => refuse(server, error, socket as Socket));
}
