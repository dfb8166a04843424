import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@settlement-help/contract';
import { build } from 'vite';

// Renders the landing page in each language into the built app (docs/decisions/0027-prerendered-landing-page.md).
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const outDir = join(root, 'node_modules/.prerender');

const ssr = 'src/prerender.tsx';
await build({ root, logLevel: 'warn', build: { ssr, outDir, emptyOutDir: true, copyPublicDir: false } });

// Browser globals that modules of the app use when they are imported.
const documentElement = { lang: '', dir: '' };
Object.assign(globalThis, { document: { documentElement }, addEventListener: () => undefined });
Object.assign(navigator, { onLine: true });
const { renderDescription, renderLandingPage } = await import(join(outDir, 'prerender.js'));

function replace(page: string, placeholder: string | RegExp, content: string) {
  const replaced = page.replace(placeholder, () => content);
  if (replaced === page)
    throw new Error(`index.html has no ${placeholder}. Update the placeholder in build/prerender.ts.`);
  return replaced;
}

const page = await readFile(join(dist, 'index.html'), 'utf8');
await mkdir(join(dist, 'landing'), { recursive: true });
for (const language of languages) {
  const [, title = '', markup = ''] =
    (await renderLandingPage(language)).match(/^(<title>.*?<\/title>)(.+)$/s) ?? [];
  if (!markup) throw new Error('The markup of the landing page does not begin with its title.');
  // The content security policy forbids style attributes.
  if (markup.includes(' style=')) throw new Error('The markup of the landing page has a style attribute.');
  const { lang, dir } = documentElement;
  const inLanguage = replace(page, '<html lang="en">', `<html lang="${lang}" dir="${dir}">`);
  const titled = replace(inLanguage, /<title>.*<\/title>/, title);
  const described = replace(titled, /<meta\s+name="description"[^>]*>/, await renderDescription(language));
  const prerendered = replace(described, '<div id="root"></div>', `<div id="root">${markup}</div>`);
  await writeFile(join(dist, 'landing', `${language}.html`), prerendered);
}
