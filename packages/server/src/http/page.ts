import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Texts } from '#server/core/texts.ts';

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.55 system-ui, sans-serif;
  --page: oklch(0.982 0.008 86); --sheet: oklch(0.998 0.003 86); --text: oklch(0.255 0.05 262);
  --line: oklch(0.875 0.018 84); --action: oklch(0.405 0.085 228); --on-action: oklch(0.985 0.01 210); }
@media (prefers-color-scheme: dark) { :root { --page: oklch(0.215 0.03 262); --sheet: oklch(0.255 0.034 262);
  --text: oklch(0.945 0.012 86); --line: oklch(0.36 0.035 262); --action: oklch(0.8 0.085 215);
  --on-action: oklch(0.2 0.04 240); } }
body { display: grid; grid-template-columns: minmax(0, 1fr); min-block-size: 100svh; margin: 0;
  padding: min(1rem, 5vw); box-sizing: border-box; place-items: center;
  background: var(--page); color: var(--text); }
main { box-sizing: border-box; inline-size: min(100%, 34rem); padding: min(2.5rem, 6vw);
  border: 1px solid var(--line); border-radius: .75rem; background: var(--sheet); }
.brand { margin: 0 0 1.5rem; font-weight: 650; }
h1 { margin: 0 0 .5rem; font-size: min(clamp(1.375rem, 6vw, 1.625rem), 9vw); line-height: 1.2; text-wrap: balance; }
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

/** The page has inline styles, and may only submit its form. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Content = ReturnType<typeof html>;

export const page = (
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
<main>
<p class="brand">Settlement Help</p>
<h1>${title}</h1>
${content}
${isUnreviewed ? html`<p class="note">${messages.translatedByMachine}</p>` : ''}
</main>
</html>
`}`;
