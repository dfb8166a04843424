import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { HttpEnv } from './httpEnv.ts';
import { acceptsEncoding } from './middleware/acceptsEncoding.ts';
import { safeHeaders } from './middleware/securityHeaders.ts';

type Headers = Record<string, string>;

/**
 * An answer with the headers that every answer has; its own ones come before these. Plain objects all the way: each
 * header set on a `Headers` costs more than the rest of the middleware.
 */
export const respond = (
  context: Context<HttpEnv>,
  status: number,
  body: BodyInit | null,
  headers: Headers = {},
) =>
  new Response(body, {
    status,
    headers: {
      ...safeHeaders(context),
      'X-Request-Id': context.get('requestId'),
      ...context.get('corsHeaders'),
      ...headers,
    },
  });

const compressFrom = 2048;
const compress = promisify(gzip);

/** JSON, compressed where it is long and the caller can read that. */
export async function respondJson(
  context: Context<HttpEnv>,
  status: number,
  value: unknown,
  headers: Headers = {},
) {
  // Bytes at once: of a string the length would be counted first, and the socket would encode it again.
  const bytes = Buffer.from(JSON.stringify(value));
  const own = { 'Content-Type': 'application/json', ...headers };
  if (bytes.length < compressFrom) return respond(context, status, bytes, own);
  const varied = { ...own, Vary: 'Accept-Encoding, Origin' };
  if (!acceptsEncoding(context, 'gzip')) return respond(context, status, bytes, varied);
  const compressed = await compress(bytes, { level: constants.Z_BEST_SPEED });
  return respond(context, status, new Uint8Array(compressed), { ...varied, 'Content-Encoding': 'gzip' });
}
