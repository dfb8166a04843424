import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { HttpEnv } from './httpEnv.ts';

type Headers = Record<string, string>;
type Body = Parameters<Context['newResponse']>[0];

/** A response with headers of its own; the middleware adds those that every response has. */
export const respond = (context: Context<HttpEnv>, status: number, body: Body, headers: Headers = {}) =>
  context.newResponse(body, status as StatusCode, headers);

export function respondJson(
  context: Context<HttpEnv>,
  status: number,
  value: unknown,
  headers: Headers = {},
) {
  // Bytes at once: of a string the length would be counted first, and the socket would encode it again.
  const bytes = Buffer.from(JSON.stringify(value));
  return respond(context, status, bytes, {
    'Content-Type': 'application/json',
    'Content-Length': String(bytes.length),
    ...headers,
  });
}
