import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, endpoints } from '@settlement-help/contract';
import { html, raw } from 'hono/html';
import { docsForm } from './form.ts';
import type { OpenApiDocument } from './openApi.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

const style = read('style.css');

/** The page's style is inline; its script may only call the API. */
export const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const docsScript = read('script.js');

const block = (title: string, json: unknown) =>
  html`<details><summary>${title}</summary><pre>${JSON.stringify(json, null, 2)}</pre></details>`;

function section(name: string, endpoint: Endpoint, { paths }: OpenApiDocument) {
  const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  const access = endpoint.isPublic ? 'Needs no session.' : 'Needs the bearer token of a session.';
  return html`<section id="${name}">
<h2><code>${endpoint.method} ${endpoint.path}</code></h2>
<p>${endpoint.summary}. ${access}</p>
${block('Details', operation)}
${docsForm(endpoint)}
</section>`;
}

export const docsPage = (document: OpenApiDocument) =>
  `${html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Settlement Help API</title>
<style>${raw(style)}</style>
<script src="/api/docs.js" type="module"></script>
<main>
<h1>Settlement Help API</h1>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>. Every error is JSON with a <code>detail</code>.</p>
<p>Requests sent here are real ones. <code>login</code> puts its token in here:
<label>Bearer token <input id="token" autocomplete="off" spellcheck="false"></label></p>
<nav aria-label="Requests">
${Object.keys(endpoints).map((name) => html`<a href="#${name}">${name}</a>\n`)}
</nav>
${Object.entries(endpoints).map(([name, endpoint]) => section(name, endpoint, document))}
<section id="schemas"><h2>Entities</h2>
${Object.entries(document.components.schemas).map(([name, schema]) => block(name, schema))}
</section>
</main>
</html>
`}`;
