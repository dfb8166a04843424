import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { leaves } from '../src/theme/leaves.ts';
import { scale } from '../src/theme/scale.ts';
import { light } from '../src/theme/tokens.ts';

const source = join(import.meta.dirname, '../src');

interface Module {
  /** The module and the exported name, or `*`, of each imported style. */
  imports: Map<string, { file: string; exported: string }>;
  /** `name` is empty in a statement that declares nothing, such as a global style. */
  statements: { name: string; text: string }[];
}

const modules = new Map<string, Module>();

/** Splits a module at the lines that begin a statement: only these start with a letter. */
function parseModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const module: Module = { imports: new Map(), statements: [] };
  for (const text of code.split(/^(?=[a-z])/m)) {
    const [, names = '', from = ''] = text.match(/^import (.+) from '(\..+)';/s) ?? [];
    if (/\.css\.ts$|\/styles\/\w+\.ts$/.test(from))
      for (const [, exported = '', local = exported] of names.matchAll(/(\w+|\*)(?: as (\w+))?/g))
        module.imports.set(local, { file: join(dirname(file), from), exported });
    if (!text.startsWith('import '))
      module.statements.push({
        name: text.match(/^(?:export )?(?:const|function) (\w+)/)?.[1] ?? '',
        text,
      });
  }
  modules.set(file, module);
  return module;
}

/** Returns the names after `name.`, or an empty string for `name` alone. Keys of an object are no uses. */
const usesOf = (name: string, text: string) =>
  [...text.matchAll(new RegExp(`(?<![.\\w'"-])${name}\\b(?:\\.(\\w+)|(?!\\s*:))`, 'g'))].map(
    ([, member = '']) => member,
  );

interface Found {
  tokens: Set<string>;
  /** The styles that were followed already, each as its file and name. */
  styles: Set<string>;
}

/** Adds the tokens of a style to `found`, with those of the styles that it uses in its module and in others. */
function addTokens(file: string, isIncluded: (name: string, text: string) => boolean, found: Found) {
  const { imports, statements } = parseModule(file);
  for (const { name, text } of statements.filter((statement) => isIncluded(statement.name, statement.text))) {
    for (const [, path = ''] of text.matchAll(/(?<![/\w])vars((?:\.\w+|\[\d+\])+)/g))
      found.tokens.add(path.replaceAll(/\[(\d+)\]/g, '.$1').slice(1));
    for (const other of statements)
      if (other.name && other.name !== name && usesOf(other.name, text).length > 0)
        addStyle(file, other.name, found);
    for (const [local, { file: imported, exported }] of imports)
      for (const member of usesOf(local, text))
        addStyle(imported, exported === '*' ? member : exported, found);
  }
}

function addStyle(file: string, style: string, found: Found) {
  if (found.styles.has(`${file} ${style}`)) return;
  found.styles.add(`${file} ${style}`);
  addTokens(file, (name, text) => name === style || (!name && usesOf(style, text).length > 0), found);
}

/** Returns the tokens of a component's files, such as `color.text.muted`, and of the shared styles that they use. */
export function tokensIn(folder: string): string[] {
  const found: Found = { tokens: new Set(), styles: new Set() };
  const files = globSync(`${folder}/*.{css.ts,tsx}`, { cwd: source });
  for (const file of files.filter((name) => !/\.(stories|test)\.tsx$/.test(name)))
    addTokens(join(source, file), () => true, found);
  return [...found.tokens].sort();
}

/** Returns the folders of `src` that contain a component of the same name. */
export const componentPaths = (layer = '{primitives,patterns,domain}') =>
  globSync(`${layer}/**/*.tsx`, { cwd: source })
    .filter((path) => basename(path, '.tsx') === basename(dirname(path)))
    .map((path) => dirname(path))
    .sort();

export interface ComponentTokens {
  /** The tokens of each component. */
  components: Record<string, string[]>;
  /** The components of each token. */
  tokens: Record<string, string[]>;
}

export function componentTokens(): ComponentTokens {
  const components = componentPaths().map((folder): [string, string[]] => [
    basename(folder),
    tokensIn(folder),
  ]);
  return {
    components: Object.fromEntries(components),
    tokens: Object.fromEntries(
      leaves({ color: light, ...scale }).map(([token]) => [
        token,
        components.filter(([, tokens]) => tokens.includes(token)).map(([name]) => name),
      ]),
    ),
  };
}
