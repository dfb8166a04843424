import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ProblemCode } from '@settlement-help/contract';
import { span } from '#server/core/clock.ts';
import { apiHeaders } from './middleware/securityHeaders.ts';
import { problemBody } from './problem.ts';

interface Reason {
  status: number;
  code: ProblemCode;
  detail: string;
}

const reasons: Record<string, Reason> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'headers_too_large',
    detail: 'The headers of the request are too large',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request_timeout',
    detail: 'The request took too long to arrive',
  },
};

const invalidHttp: Reason = { status: 400, code: 'invalid_http', detail: 'The request is not valid HTTP' };

const headers = { ...apiHeaders, 'Content-Type': 'application/json' };
const bodyOf = ({ detail, code }: Reason) => JSON.stringify(problemBody(code, detail));

export const invalidHttpResponse = () =>
  new Response(bodyOf(invalidHttp), { status: invalidHttp.status, headers });

const lingerDuration = span(2, 'second');
const refused = new WeakSet<Duplex>();

function refuse(error: NodeJS.ErrnoException, socket: Duplex) {
  // Closing at once would reset the connection before the client has read the response.
  if (refused.has(socket)) return;
  refused.add(socket);
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const linger = setTimeout(() => socket.destroy(), lingerDuration);
  socket.once('close', () => clearTimeout(linger));
  const reason = reasons[error.code ?? ''] ?? invalidHttp;
  const body = bodyOf(reason);
  const length = Buffer.byteLength(body);
  const lines = Object.entries({ ...headers, 'Content-Length': length, Connection: 'close' })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n');
  socket.end(`HTTP/1.1 ${reason.status} ${STATUS_CODES[reason.status]}\r\n${lines}\r\n\r\n${body}`);
}

/** Responds in JSON to requests that Node refuses. */
export function handleClientErrors(server: Server) {
  server.on('clientError', refuse);
}
