import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import cascadeLayers from '@csstools/postcss-cascade-layers';
import { transform } from 'esbuild';
import postcss, { type AtRule, type ChildNode } from 'postcss';
import { designTokens } from '../src/theme/designTools/designTokens.ts';
import { figmaVariables } from '../src/theme/designTools/figmaVariables.ts';
import { tokensStudio } from '../src/theme/designTools/tokensStudio.ts';
import { type ThemeName, themes } from '../src/theme/tokens.ts';
import { componentTokens } from './componentTokens.ts';

/** Licences require a copy next to the fonts and the bundled code. */
function copyLicences(root: string, dist: string) {
  for (const name of ['lucide', 'colorjs.io'])
    copyFileSync(join(root, 'node_modules', name, 'LICENSE'), join(dist, `LICENSE-${name}.txt`));
  for (const font of [
    '@fontsource-variable/source-sans-3',
    '@fontsource-variable/vazirmatn',
    '@fontsource/literata',
  ]) {
    const name = font.split('/')[1];
    copyFileSync(join(root, 'node_modules', font, 'LICENSE'), join(dist, 'fonts', `LICENSE-${name}.txt`));
  }
}

/** The layer of `domainStyle`. */
const productLayer = 'sh-domain';

const isLayer = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer' && node.nodes !== undefined;

/** Removes the rules of the layers that are not kept. The order of the layers stays. */
function keepLayers(sheet: string, isKept: (layer: string) => boolean) {
  const root = postcss.parse(sheet);
  root.walkAtRules((rule) => {
    if (isLayer(rule) && !isKept(rule.params)) rule.remove();
  });
  return root.toString();
}

const isToken = (node: ChildNode) => node.type === 'decl' && /^(--|color-scheme$)/.test(node.prop);

/**
 * The same order of rules by specificity: without layers, they win against a reset that has none. No reset declares our
 * tokens, so their specificity stays, and a brand that comes later overrides them.
 */
async function withoutLayers(sheet: string) {
  const { root } = await postcss([cascadeLayers()]).process(sheet, { from: undefined });
  root.walkRules((rule) => {
    if (rule.nodes.every(isToken)) rule.selector = rule.selector.replaceAll(':not(#\\#)', '');
  });
  return root.toString();
}

/** vanilla-extract repeats every rule in a base64 comment. Scripts stay readable. */
async function writeMinified(path: string, sheet: string) {
  const { code } = await transform(sheet, { loader: 'css', minify: true });
  writeFileSync(path, code);
}

/** Writes the sheet, and its rules of the design system and of the product, with and without layers. */
async function writeSheets(dist: string) {
  const styles = readFileSync(join(dist, 'styles.css'), 'utf8');
  const sheets = {
    styles,
    primitives: keepLayers(styles, (layer) => layer !== productLayer),
    domain: keepLayers(styles, (layer) => layer === productLayer),
  };
  mkdirSync(join(dist, 'unlayered'), { recursive: true });
  for (const [name, sheet] of Object.entries(sheets)) {
    await writeMinified(join(dist, `${name}.css`), sheet);
    await writeMinified(join(dist, 'unlayered', `${name}.css`), await withoutLayers(sheet));
  }
  const fonts = join(dist, 'fonts.css');
  await writeMinified(fonts, readFileSync(fonts, 'utf8'));
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

function writeTokens(dist: string) {
  const writeJson = (name: string, data: object) =>
    writeFileSync(join(dist, `${name}.json`), JSON.stringify(data, null, 2));
  writeJson('tokens', designTokens());
  writeJson('tokens-studio', tokensStudio());
  writeJson('component-tokens', componentTokens());
  mkdirSync(join(dist, 'figma'), { recursive: true });
  for (const theme of Object.keys(themes) as ThemeName[]) writeJson(`figma/${theme}`, figmaVariables(theme));
}

/** Completes `dist` after tsup: licences, directives, tokens and style sheets. */
export async function finishBuild(root: string) {
  const dist = join(root, 'dist');
  copyLicences(root, dist);
  markClientFiles(dist);
  writeTokens(dist);
  await writeSheets(dist);
}
