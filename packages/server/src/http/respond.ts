import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { HttpEnv } from './httpEnv.ts';

type Headers = Record<string, string>;
type Body = Parameters<Context['newResponse']>[0];

export const respond = (context: Context<HttpEnv>, status: number, body: Body, headers: Headers = {}) =>
  context.newResponse(body, status as StatusCode, headers);

export function respondJson(
  context: Context<HttpEnv>,
  status: number,
  value: unknown,
  headers: Headers = {},
) {
  // Node sends a string together with the headers, but bytes separately.
  const text = JSON.stringify(value);
  return respond(context, status, text, {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
    ...headers,
  });
}
