import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

const compressLong = compress({ encoding: 'gzip', threshold: 2048 });

export const compression: MiddlewareHandler = (context, next) => {
  // Set before the response exists, because changing a finished response copies it.
  context.header('Vary', 'Accept-Encoding', { append: true });
  return compressLong(context, next);
};

/** Compresses responses of the API, and keeps their ETag: it covers fields and not bytes. */
export const apiCompression: MiddlewareHandler = async (context, next) => {
  let etag: string | null = null;
  await compression(context, async () => {
    await next();
    etag = context.res.headers.get('ETag');
  });
  if (etag) context.res.headers.set('ETag', etag);
};
