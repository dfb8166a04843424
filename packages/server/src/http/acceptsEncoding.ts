import type { Context } from 'hono';

/** Whether the caller takes that form of an answer; `;q=0` says no. */
export const acceptsEncoding = (context: Context, name: 'br' | 'gzip') =>
  new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(
    context.req.header('Accept-Encoding') ?? '',
  );
