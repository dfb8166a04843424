import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { designTokens } from '../src/theme/designTokens.ts';

/** The font licence requires a copy next to the fonts. */
function copyFontLicences(root: string, dist: string) {
  for (const font of [
    '@fontsource-variable/source-sans-3',
    '@fontsource-variable/vazirmatn',
    '@fontsource/literata',
  ]) {
    const name = font.split('/')[1];
    copyFileSync(join(root, 'node_modules', font, 'LICENSE'), join(dist, 'fonts', `LICENSE-${name}.txt`));
  }
}

/** vanilla-extract repeats every rule in a base64 comment. Scripts stay readable. */
async function minifyStyles(dist: string) {
  for (const name of ['styles.css', 'fonts.css']) {
    const path = join(dist, name);
    const { code } = await transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true });
    writeFileSync(path, code);
  }
}

/** Entries without React, also for servers. */
const serverEntries = ['messages.js', 'tokens.js'];

const importedBy = (dist: string, name: string): string[] =>
  [...readFileSync(join(dist, name), 'utf8').matchAll(/(?:from|import) ?"\.\/([\w-]+\.js)"/g)].flatMap(
    ([, imported = '']) => [imported, ...importedBy(dist, imported)],
  );

/** The bundler drops directives, so files that are not shared with servers get `'use client'` here. */
function markClientFiles(dist: string) {
  const forServers = new Set([...serverEntries, ...serverEntries.flatMap((name) => importedBy(dist, name))]);
  const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
  for (const name of scripts.filter((script) => !forServers.has(script))) {
    const path = join(dist, name);
    writeFileSync(path, `'use client';\n${readFileSync(path, 'utf8')}`);
    const map = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
    writeFileSync(`${path}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
  }
}

/** Completes `dist` after tsup: licences, directives, tokens and minified styles. */
export async function finishBuild(root: string) {
  const dist = join(root, 'dist');
  copyFontLicences(root, dist);
  markClientFiles(dist);
  writeFileSync(join(dist, 'tokens.json'), JSON.stringify(designTokens(), null, 2));
  await minifyStyles(dist);
}
