import type { Context } from 'hono';

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

const ofPages = { ...everywhere, 'Content-Security-Policy': appPolicy() };

/** Headers that narrow what a browser does with an answer of the API. */
export const apiHeaders = {
  ...everywhere,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

const overTls = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

export const isApi = (path: string) => path === '/api' || path.startsWith('/api/');

/** Headers that narrow what a browser does with an answer; a handler may set a narrower policy of its own. */
export function safeHeaders({ req }: Context) {
  const headers = isApi(req.path) ? apiHeaders : ofPages;
  return req.header('X-Forwarded-Proto') === 'https' ? { ...headers, ...overTls } : headers;
}
