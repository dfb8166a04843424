import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage, type Values } from './icu.ts';
import {
  type Areas,
  appFolder,
  folders,
  isShipped,
  type Language,
  listTexts,
  readSource,
  serverFolder,
  type Tree,
  translated,
} from './source.ts';
import { readTranslations, type Translation } from './translations.ts';

// Compiles every message so that browsers need no parser. `dist/<language>/<part>.ts` exports a
// `Catalogue`: a function from `Formats` to the texts of each area, so that a page creates only the areas that it shows.
const problems: string[] = [];

function compileText(language: Language, english: string, text: string, where: string) {
  try {
    const { values } = compileMessage(english);
    const { code, values: used, unformattedValues } = compileMessage(text, { isolates: language === 'ar' });
    // {country} is a code. Only English can print it, other languages select a name with preposition and case.
    if (language !== 'en' && unformattedValues.has('country'))
      throw new Error('{country} must be a select argument');
    const unknown = [...used].filter(([name, type]) => values.get(name) !== type).map(([name]) => name);
    if (unknown.length > 0) throw new Error(`the English text does not have these values: ${unknown}`);
    // The type must match English, so this is a function even if the translation uses no value.
    return values.size === 0 ? code : `${parametersOf(values, used)} => ${code}`;
  } catch (error) {
    problems.push(`${where}: ${(error as Error).message}\n  ${text}`);
    return '""';
  }
}

const parametersOf = (values: Values, used: Values) => {
  const types = [...values].map(([name, type]) => `${name}: ${type}`).join('; ');
  return used.size === 0
    ? `(_: { ${types} }): string`
    : `({ ${[...used.keys()].join(', ')} }: { ${types} }): string`;
};

type CodeOfText = (text: string, key: string) => string;

/** Code of a function for each area. */
function codeOfAreas(areas: Areas, codeOfText: CodeOfText) {
  const functions = Object.entries(areas).map(([name, tree]) => {
    const code = codeOf(tree, codeOfText, name);
    return `${JSON.stringify(name)}: (${/\bf\./.test(code) ? 'f' : '_'}: Formats) => (${code})`;
  });
  return `{ ${functions.join(',\n')} }`;
}

function codeOf(tree: Tree, codeOfText: CodeOfText, path: string): string {
  if (tree === null) return 'null';
  if (typeof tree === 'string') return codeOfText(tree, path);
  const children = Object.entries(tree).map(([name, child]) => {
    const code = codeOf(child, codeOfText, `${path}.${name}`);
    return Array.isArray(tree) ? code : `${JSON.stringify(name)}: ${code}`;
  });
  return Array.isArray(tree) ? `[${children.join(', ')}]` : `{ ${children.join(',\n')} }`;
}

/** Skips an unchanged file because another process may be reading it. */
function write(file: string, text: string) {
  mkdirSync(join(file, '..'), { recursive: true });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

interface CompiledPart {
  code: string;
  /** True if it contains a machine translation that no person has reviewed. */
  isUnreviewed: boolean;
}

function writePart(folder: string, language: Language, part: string, { code, isUnreviewed }: CompiledPart) {
  const type = language === 'en' ? '' : `import type { ${part} as en } from '../en/${part}.ts';\n`;
  const shape = language === 'en' ? '' : ': typeof en';
  write(
    join(folder, 'dist', language, `${part}.ts`),
    `import type { Formats } from '../../formats.ts';\n${type}export const isUnreviewed: boolean = ${isUnreviewed};\nexport const ${part}${shape} = ${code};\n`,
  );
}

/** Languages of the app with a machine translation that no person has reviewed. */
const unreviewed = new Set<Language>();

const isUsable = ({ state }: Translation) => state === 'current';

for (const folder of folders) {
  for (const [part, areas] of readSource(folder)) {
    const code = codeOfAreas(areas, (text, key) => compileText('en', text, text, `English ${key}`));
    writePart(folder, 'en', part, { code, isUnreviewed: false });
  }
  for (const language of translated) {
    const translations = readTranslations(folder, language);
    const texts = new Map(translations.filter(isUsable).map((translation) => [translation.key, translation]));
    for (const [part, areas] of readSource(folder)) {
      const code = codeOfAreas(areas, (english, key) => {
        // English is the fallback.
        const text = texts.get(key)?.text;
        return compileText(text ? language : 'en', english, text ?? english, `${language} ${key}`);
      });
      const isUnreviewed = listTexts(areas).some(([key]) => texts.get(key)?.by === 'machine');
      writePart(folder, language, part, { code, isUnreviewed });
      if (isUnreviewed && folder !== serverFolder) unreviewed.add(language);
    }
    if (isShipped(language)) {
      const unusable = translations.filter((translation) => !isUsable(translation));
      problems.push(...unusable.map(({ key, state }) => `${language} ${key} in ${folder}: ${state}`));
    }
  }
}

write(
  join(appFolder, 'dist/unreviewed.ts'),
  `export const unreviewed: readonly string[] = ${JSON.stringify([...unreviewed])};\n`,
);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
