import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './router.ts';

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // An address may carry a reset token.
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What a page of the app may do. Style elements need the page's nonce; there are no inline scripts at all. */
export const appPolicy = (nonce?: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    nonce ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export const isApi = (path: string) => path === '/api' || path.startsWith('/api/');

/** Headers that narrow what a browser does with an answer; a handler may set a narrower policy of its own. */
export const securityHeaders: MiddlewareHandler<HttpEnv> = async (context, next) => {
  const api = isApi(context.req.path);
  for (const [name, value] of Object.entries(everywhere)) context.header(name, value);
  context.header('Content-Security-Policy', api ? apiPolicy : appPolicy());
  if (api) context.header('Cache-Control', 'no-store');
  if (context.req.header('X-Forwarded-Proto') === 'https') {
    context.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
  await next();
};
