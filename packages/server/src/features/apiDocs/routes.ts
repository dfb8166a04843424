import type { Hono } from 'hono';
import type { HttpEnv } from '#server/http/httpEnv.ts';
import { respond, respondJson } from '#server/http/respond.ts';
import { openApiDocument } from './openApi.ts';
import { docsPage, docsPolicy, docsScript } from './page.ts';

export function apiDocsRoutes(hono: Hono<HttpEnv>) {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const loadDocument = () => {
    document ??= openApiDocument();
    return document;
  };
  let page: string | undefined;

  hono.get('/api/openapi.json', (context) => respondJson(context, 200, loadDocument()));

  hono.get('/api/docs', (context) => {
    page ??= docsPage(loadDocument());
    const headers = { 'Content-Type': 'text/html; charset=UTF-8', 'Content-Security-Policy': docsPolicy };
    return respond(context, 200, page, headers);
  });

  hono.get('/api/docs.js', (context) =>
    respond(context, 200, docsScript, { 'Content-Type': 'text/javascript; charset=UTF-8' }),
  );
}
