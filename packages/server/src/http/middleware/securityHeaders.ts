import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

export const appPolicy = (nonce?: string, apiOrigin?: string) => {
  const api = apiOrigin ? ` ${apiOrigin}` : '';
  const own = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `img-src 'self' data: blob:${api}`,
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
};

const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

const createHeaders = ({ overTls }: { overTls: boolean }) =>
  secureHeaders({
    xFrameOptions: 'DENY',
    // URLs may contain a reset token.
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: overTls ? 'max-age=31536000; includeSubDomains' : false,
    permissionsPolicy: {
      camera: [],
      displayCapture: [],
      geolocation: [],
      microphone: [],
      payment: [],
      usb: [],
    },
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // A handler may set stricter headers.
    overwrite: false,
    removePoweredBy: false,
  });

const plain = createHeaders({ overTls: false });
const overTls = createHeaders({ overTls: true });

export const isApiPath = (path: string) => path === '/api' || path.startsWith('/api/');

export const securityHeaders: MiddlewareHandler = async (context, next) => {
  const add = context.req.header('X-Forwarded-Proto') === 'https' ? overTls : plain;
  await add(context, next);
  const { headers } = context.res;
  const isOfApi = isApiPath(context.req.path);
  if (!headers.has('Content-Security-Policy')) {
    headers.set('Content-Security-Policy', isOfApi ? apiPolicy : appPolicy());
  }
  if (isOfApi && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
};

const sample = await new Hono()
  .use(securityHeaders)
  .all('*', (context) => context.body(null))
  .request('/api');

/** The same headers for responses written directly to a socket. */
export const apiHeaders = Object.fromEntries(sample.headers);
