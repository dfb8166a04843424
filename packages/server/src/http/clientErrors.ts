import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { span } from '#server/core/clock.ts';
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
const refused = new WeakSet<Duplex>();

function refuse(error: NodeJS.ErrnoException, socket: Duplex) {
  // Closing at once would reset the connection before the client has read the response.
  if (refused.has(socket)) return;
  refused.add(socket);
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
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
  server.on('clientError', refuse);
}
