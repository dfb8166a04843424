import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import { languages } from '@settlement-help/contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppConfig } from '#server/core/config.ts';
import type { HttpEnv } from '#server/http/httpEnv.ts';
import { appPolicy } from '#server/http/middleware/securityHeaders.ts';
import { preferredLanguage } from '#server/http/preferredLanguage.ts';
import { HttpProblem, notFound } from '#server/http/problem.ts';
import { respond } from '#server/http/respond.ts';
import type { Asset, Assets, Encoding } from './assets.ts';

/** Pages get a nonce, so they are not served as files. */
const isPage = (path = '') => path === 'index.html' || path.startsWith('pages/');

/** True unless the header lacks the encoding or refuses it with `;q=0`. */
const accepts = (header: string, encoding: Encoding) =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(header);

const forever = 'public, max-age=31536000, immutable';

function pathOf(context: Context) {
  try {
    return decodeURIComponent(context.req.path).slice(1);
  } catch {
    return undefined;
  }
}

async function send(context: Context<HttpEnv>, asset: Asset, cacheControl: string) {
  const accepted = context.req.header('Accept-Encoding') ?? '';
  const encoding = asset.encodings.find((name) => accepts(accepted, name));
  const etag = encoding ? asset.etag.replace(/"$/, `-${encoding}"`) : asset.etag;
  const kept = { 'Cache-Control': cacheControl, ETag: etag, Vary: 'Accept-Encoding' };
  // A regular expression for spaces around commas would take quadratic time.
  const known = context.req.header('If-None-Match') ?? '';
  if (known.split(',').some((tag) => tag.trim() === etag)) return respond(context, 304, null, kept);
  const bytes = await asset.read(encoding);
  return respond(context, 200, new Uint8Array(bytes), {
    ...kept,
    ...(encoding && { 'Content-Encoding': encoding }),
    'Content-Type': asset.type,
    'Content-Length': String(bytes.byteLength),
  });
}

/** Pages have no ETag, because each response has another nonce. */
async function sendPage(
  context: Context<HttpEnv>,
  page: Asset,
  { apiOrigin, publicUrl }: Pick<AppConfig, 'apiOrigin' | 'publicUrl'>,
) {
  const nonce = randomBytes(16).toString('base64url');
  const html = (await page.read())
    .toString('utf8')
    .replaceAll('__CSP_NONCE__', nonce)
    // Messengers need the absolute URL of a picture.
    .replaceAll('__ORIGIN__', publicUrl);
  return respond(context, 200, html, {
    'Content-Type': 'text/html; charset=UTF-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': appPolicy(nonce, apiOrigin),
    Vary: 'Accept-Language',
  });
}

/** Serves files of the built app by name, and its page for every other path. */
export const serveApp =
  (assets: Assets, config: Pick<AppConfig, 'apiOrigin' | 'publicUrl'>): MiddlewareHandler<HttpEnv> =>
  async (context) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
      const headers = { Allow: 'GET, HEAD' };
      throw new HttpProblem(405, 'method_not_allowed', 'Only the API takes such requests', { headers });
    }
    const path = pathOf(context);
    const isHashed = path?.startsWith('assets/') ?? false;
    const asset = path ? await assets.get(path) : undefined;
    if (asset && !isPage(path)) return send(context, asset, isHashed ? forever : 'no-cache');
    // A page in place of a missing script would hide the error.
    if (path === undefined || isHashed || /^\.(js|css|map|json|png|svg|ico|woff2)$/.test(extname(path))) {
      throw notFound('File');
    }
    // Some pages are prerendered in each language (docs/decisions/0027-prerendered-pages.md).
    const language = preferredLanguage(context, languages);
    const prerendered = await assets.get(`pages/${path || 'index'}/${language}.html`);
    const page = prerendered ?? (await assets.get('index.html'));
    if (page) return sendPage(context, page, config);
    const detail = 'The app has not been built yet. Build it with: pnpm --filter @settlement-help/app build';
    throw new HttpProblem(503, 'app_not_built', detail);
  };
