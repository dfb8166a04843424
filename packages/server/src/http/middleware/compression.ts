import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

const compressLong = compress({ encoding: 'gzip', threshold: 2048 });

/** Compresses long responses for clients that accept it. */
export const compression: MiddlewareHandler = (context, next) => {
  // Added to a finished response it would copy the response, which costs more than all other middleware.
  context.header('Vary', 'Accept-Encoding', { append: true });
  return compressLong(context, next);
};
