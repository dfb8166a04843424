import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '@settlement-help/contract';
import { span } from '#server/clock.ts';

const reasons: Record<string, { status: number; detail: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'The headers of the request are too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request took too long to arrive' },
};

const unreadable = { status: 400, detail: 'The request is not valid HTTP' };

const lingerFor = span(2, 'second');
const refused = new WeakSet<Duplex>();

function refuse(error: NodeJS.ErrnoException, socket: Duplex) {
  // What still comes in is passed over for a while: closed at once, the connection would break before the answer
  // was read.
  if (refused.has(socket)) return;
  refused.add(socket);
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const linger = setTimeout(() => socket.destroy(), lingerFor);
  socket.once('close', () => clearTimeout(linger));
  const { status, detail } = reasons[error.code ?? ''] ?? unreadable;
  const body = JSON.stringify({ detail } satisfies Problem);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** Answers in JSON also what is too broken to ever reach the app. */
export function answerBrokenRequests(server: Server) {
  server.on('clientError', refuse);
}
