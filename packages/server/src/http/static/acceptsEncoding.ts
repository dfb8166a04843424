import type { Context } from 'hono';

const accepted = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
};

/** Whether the caller takes that form of an answer; `;q=0` says no. */
export const acceptsEncoding = (context: Context, name: keyof typeof accepted) =>
  accepted[name].test(context.req.header('Accept-Encoding') ?? '');
