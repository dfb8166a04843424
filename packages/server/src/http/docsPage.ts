import { createHash } from 'node:crypto';
import { type Endpoint, endpoints } from '@settlement-help/contract';
import type { OpenApiDocument } from './openApi.ts';

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}
section{border-block-start:1px solid;padding-block:.5rem}
h2{font-size:1rem}pre{overflow:auto}`;

/** The page carries its few lines of style itself, and may do nothing else. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

const block = (title: string, json: unknown) =>
  `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(json, null, 2))}</pre></details>`;

function section(name: string, endpoint: Endpoint, { paths }: OpenApiDocument) {
  const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  const access = endpoint.auth === 'bearer' ? 'Needs the bearer token of a session.' : 'Needs no session.';
  return `<section id="${name}">
<h2><code>${endpoint.method} ${escaped(endpoint.path)}</code></h2>
<p>${escaped(endpoint.summary)}. ${access}</p>
${block('Details', operation)}
</section>`;
}

/** The OpenAPI document for people to read. */
export const docsPage = (document: OpenApiDocument) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Settlement Help API</title>
<style>${style}</style>
<main>
<h1>Settlement Help API</h1>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>. Every error is JSON with a <code>detail</code>.</p>
${Object.entries(endpoints)
  .map(([name, endpoint]) => section(name, endpoint, document))
  .join('\n')}
<section id="schemas"><h2>Entities</h2>
${Object.entries(document.components.schemas)
  .map(([name, schema]) => block(name, schema))
  .join('\n')}
</section>
</main>
</html>
`;
