import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { answerProblem, HttpProblem } from './problem.ts';
import type { HttpEnv } from './router.ts';
import { appPolicy } from './securityHeaders.ts';
import type { Asset, Assets, Encoding } from './static.ts';

const forever = 'public, max-age=31536000, immutable';

function pathOf(context: Context) {
  try {
    return decodeURIComponent(context.req.path).slice(1);
  } catch {
    return undefined;
  }
}

function acceptedEncoding(context: Context, asset: Asset): Encoding | undefined {
  const accepted = context.req.header('Accept-Encoding') ?? '';
  const accepts = (name: Encoding) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted);
  return asset.encodings.find(accepts);
}

async function send(context: Context, asset: Asset, cacheControl: string) {
  const encoding = acceptedEncoding(context, asset);
  // Each form of the file is another one to a cache.
  const etag = encoding ? asset.etag.replace(/"$/, `-${encoding}"`) : asset.etag;
  context.header('Cache-Control', cacheControl);
  context.header('ETag', etag);
  context.header('Vary', 'Accept-Encoding');
  if (
    context.req
      .header('If-None-Match')
      ?.split(/\s*,\s*/)
      .includes(etag)
  )
    return context.body(null, 304);
  const bytes = await asset.read(encoding);
  if (encoding) context.header('Content-Encoding', encoding);
  context.header('Content-Type', asset.type);
  context.header('Content-Length', String(bytes.byteLength));
  return context.body(new Uint8Array(bytes));
}

/** A page carries a nonce of its own, so it has no ETag: a kept copy would not match the next policy. */
async function sendPage(context: Context, page: Asset) {
  const nonce = randomBytes(16).toString('base64url');
  context.header('Cache-Control', 'no-cache');
  context.header('Content-Security-Policy', appPolicy(nonce));
  return context.html((await page.read()).toString('utf8').replaceAll('__CSP_NONCE__', nonce));
}

/** Serves the built app: its files by name, and its page for every other address, whose route is in the browser. */
export const serveApp =
  (assets: Assets): MiddlewareHandler<HttpEnv> =>
  async (context) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
      const headers = { Allow: 'GET, HEAD' };
      return answerProblem(context, new HttpProblem(405, 'Only the API takes such requests', { headers }));
    }
    const path = pathOf(context);
    const isHashed = path?.startsWith('assets/') ?? false;
    const asset = path ? await assets.get(path) : undefined;
    if (asset && path !== 'index.html') return send(context, asset, isHashed ? forever : 'no-cache');
    // A page of the app where a script was meant would only hide what is missing.
    if (path === undefined || isHashed || /^\.(js|css|map|json|png|svg|ico|woff2)$/.test(extname(path))) {
      return context.text('Not found', 404);
    }
    const page = await assets.get('index.html');
    if (page) return sendPage(context, page);
    return context.text(
      'The app has not been built yet. Build it with: pnpm --filter @settlement-help/app build',
      503,
    );
  };
