import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Language, languages } from '@settlement-help/contract';
import { build, type Manifest } from 'vite';
import type { PrerenderedPage } from '../src/prerender.tsx';
import { entry, filesOf } from './manifest.ts';
import { createPictures } from './messengerPicture.ts';

// Renders pages for visitors in each language into the built app (docs/decisions/0027-prerendered-pages.md).
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const outDir = join(root, 'node_modules/.prerender');

const ssr = 'src/prerender.tsx';
await build({ root, logLevel: 'warn', build: { ssr, outDir, emptyOutDir: true, copyPublicDir: false } });

// Browser globals that modules of the app use when they are imported.
const documentElement = { lang: '', dir: '' };
Object.assign(globalThis, { document: { documentElement }, addEventListener: () => undefined });
Object.assign(navigator, { onLine: true });
const { listPages, pictureCaption, renderMeta, renderPage } = await import(join(outDir, 'prerender.js'));

function replace(page: string, placeholder: string | RegExp, content: string) {
  const replaced = page.replace(placeholder, () => content);
  if (replaced === page)
    throw new Error(`index.html has no ${placeholder}. Update the placeholder in build/prerender.ts.`);
  return replaced;
}

const picturePath = (path: string, code: Language) => `/pictures${path}.${code}.png`;

const page = await readFile(join(dist, 'index.html'), 'utf8');
const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
const initial = filesOf(manifest, entry);

/**
 * Links that load the code of a page at once, instead of one import after the other. They have a low priority, because
 * the page shows its content without code.
 */
function preloads(imports: readonly string[]) {
  const files = new Set(imports.flatMap((source) => [...filesOf(manifest, source)]));
  return [...files]
    .filter((file) => !initial.has(file))
    .map(
      (file) =>
        `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" nonce="__CSP_NONCE__">`,
    )
    .join('');
}

async function writePage(code: Language, prerenderedPage: PrerenderedPage) {
  const { path } = prerenderedPage;
  const [, title = '', markup = ''] =
    (await renderPage(code, path)).match(/^(<title>.*?<\/title>)(.+)$/s) ?? [];
  if (!markup) throw new Error(`The markup of ${path} does not begin with its title.`);
  // The content security policy forbids style attributes and inline scripts.
  if (/ style=|<script/.test(markup))
    throw new Error(`The markup of ${path} has a style attribute or a script.`);
  const { lang, dir } = documentElement;
  const inLanguage = replace(page, '<html lang="en">', `<html lang="${lang}" dir="${dir}">`);
  const titled = replace(inLanguage, /<title>.*<\/title>/, title + preloads(prerenderedPage.imports));
  const picture = picturePath(path, code);
  const meta = await renderMeta(code, prerenderedPage, picture);
  const described = replace(titled, /<meta\s+name="description"[^>]*>/, meta);
  const prerendered = replace(described, '<div id="root"></div>', `<div id="root">${markup}</div>`);
  const folder = join(dist, 'pages', path.slice(1) || 'index');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${code}.html`), prerendered);
}

const pictures = await createPictures();

async function writePicture(code: Language, { path, picture }: PrerenderedPage) {
  if (!picture) return;
  const file = join(dist, picturePath(path, code));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, pictures.draw({ ...picture, ...(await pictureCaption(code)) }));
}

// One after the other, because the app has one language at a time.
for (const code of languages)
  for (const prerenderedPage of await listPages(code)) {
    await writePage(code, prerenderedPage);
    await writePicture(code, prerenderedPage);
  }
pictures.close();
