import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

const compressLong = compress({ encoding: 'gzip', threshold: 2048 });

export const compression: MiddlewareHandler = (context, next) => {
  // Set before the response exists, because changing a finished response copies it.
  context.header('Vary', 'Accept-Encoding', { append: true });
  return compressLong(context, next);
};
