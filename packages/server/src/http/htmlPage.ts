import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Texts } from '#server/core/texts.ts';

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.55 system-ui, sans-serif;
  --page: oklch(0.982 0.008 86); --text: oklch(0.255 0.05 262);
  --line: oklch(0.875 0.018 84); --action: oklch(0.405 0.085 228); --on-action: oklch(0.985 0.01 210);
  --stamp: oklch(0.54 0.19 27); }
@media (prefers-color-scheme: dark) { :root { --page: oklch(0.215 0.03 262);
  --text: oklch(0.945 0.012 86); --line: oklch(0.36 0.035 262); --action: oklch(0.8 0.085 215);
  --on-action: oklch(0.2 0.04 240); --stamp: oklch(0.72 0.16 27); } }
body { margin: 0; background: var(--page); color: var(--text); }
header { padding: 1.125rem min(2rem, 5vw); border-block-end: 1px solid var(--line); }
header a { display: inline-flex; gap: .75rem; align-items: center; color: inherit; text-decoration: none;
  font: 600 1.25rem/1.2 Georgia, serif; }
header g { stroke: var(--stamp); }
main { box-sizing: border-box; inline-size: min(100%, 44rem); padding: 2rem min(2rem, 5vw) 4rem; }
h1, h2 { font-family: Georgia, serif; font-weight: 600; }
h1 { margin: 0 0 1rem; font-size: min(clamp(1.75rem, 6vw, 2.25rem), 9vw); line-height: 1.15; text-wrap: balance; }
p { margin: 0 0 1.5rem; text-wrap: pretty; }
main > :last-child { margin-block-end: 0; }
button { min-block-size: 2.75rem; padding-inline: 1.25rem; border: 0; border-radius: .5rem; font: inherit;
  font-weight: 600; background: var(--action); color: var(--on-action); cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 3px solid var(--action); outline-offset: 3px; }
a { color: var(--action); }
ul { margin: 0 0 1.5rem; padding-inline-start: 1.25rem; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.1875rem; line-height: 1.3; }
main { overflow-wrap: break-word; hyphens: auto; }
main > .note { margin-block: 1.5rem 0; font-size: .875rem; }
`;

/** The mark of the product, as in the header of the app. */
const mark = `<svg width="28" height="28" viewBox="0 0 28 28" fill="none" stroke="currentColor" stroke-width="1.8"
stroke-linejoin="round" stroke-linecap="round" aria-hidden="true"><path d="M3.5 11.2 14 3l10.5 8.2V25h-21Z"/>
<g><circle cx="14" cy="16" r="5.4"/><path d="m11.7 16.1 1.7 1.7 3-3.3"/></g></svg>`;

/** The page has inline styles, and may only submit its form. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Content = ReturnType<typeof html>;

export const htmlPage = (
  { language, direction, messages, isUnreviewed }: Texts,
  title: string,
  content: Content,
) =>
  `${html`<!doctype html>
<html lang="${language}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Settlement Help</title>
<style>${raw(style)}</style>
<header><a href="/">${raw(mark)}Settlement Help</a></header>
<main>
<h1>${title}</h1>
${content}
${isUnreviewed ? html`<p class="note">${messages.translatedByMachine}</p>` : ''}
</main>
</html>
`}`;
