import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translationStates } from '../../packages/content/build/languages.ts';

const root = join(import.meta.dirname, '../..');

/** Each folder has English messages in `en/*.json` and other languages in `<language>.po`. */
export const appFolder = join(root, 'packages/app/messages');
export const serverFolder = join(root, 'packages/server/messages');
export const folders = [join(root, 'packages/ui/messages'), appFolder, serverFolder];

export type Language = keyof typeof translationStates;

export const translated = (Object.keys(translationStates) as Language[]).filter(
  (language) => language !== 'en',
);

export const isShipped = (language: Language) => translationStates[language] === 'shipped';

export type Tree = string | null | readonly Tree[] | { readonly [key: string]: Tree };

export type Areas = Readonly<Record<string, Tree>>;

/** Reads the English texts of each part by area. A part is a file or a folder in `en/`. */
export function readSource(folder: string): Map<string, Areas> {
  const parts = new Map<string, Areas>();
  for (const file of globSync('en/**/*.json', { cwd: folder }).sort()) {
    const [, part = ''] = /^en\/(\w+)/.exec(file) ?? [];
    const areas = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    parts.set(part, { ...parts.get(part), ...areas });
  }
  return parts;
}

/** Lists every text of a tree with its key, such as `forum.ask.title`. */
export function listTexts(tree: Tree, path = ''): [key: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree ?? {}).flatMap(([key, child]) =>
    listTexts(child, path ? `${path}.${key}` : key),
  );
}

export const poFile = (folder: string, language: Language) => join(folder, `${language}.po`);
