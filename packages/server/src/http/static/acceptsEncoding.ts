import type { Context } from 'hono';

const accepted = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
};

/** Whether `Accept-Encoding` allows an encoding; `;q=0` refuses it. */
export const acceptsEncoding = (context: Context, name: keyof typeof accepted) =>
  accepted[name].test(context.req.header('Accept-Encoding') ?? '');
