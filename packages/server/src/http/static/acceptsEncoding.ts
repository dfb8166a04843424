import type { Context } from 'hono';

const accepted = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
};

/** `;q=0` refuses an encoding. */
export const acceptsEncoding = (context: Context, name: keyof typeof accepted) =>
  accepted[name].test(context.req.header('Accept-Encoding') ?? '');
