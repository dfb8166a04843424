import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const importedFiles = (text: string) =>
  [...text.matchAll(/from '\.\/([\w-]+)\.js'/g)].map(([, name = '']) => name);

/** The types of an entry and of the files that it shares with others, by name and without their comments. */
function filesOf(dist: string, entry: string, found = new Map<string, string>()): Map<string, string> {
  const text = readFileSync(join(dist, `${entry}.d.ts`), 'utf8');
  const plain = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\n/gm, '')
    // Files that are shared have names and letters that change with any of their contents.
    .replace(/-[\w-]{8}(?=\.js')/g, '')
    .replace(/\b\w as /g, '');
  found.set(entry, plain);
  for (const name of importedFiles(text)) if (!found.has(name)) filesOf(dist, name, found);
  return found;
}

const sorted = (list: string) => list.split(', ').sort().join(',\n  ');

/** All that an entry exports, with its types, in an order that does not depend on that of the sources. */
export function apiReport(dist: string, entry: string) {
  const statements = [...filesOf(dist, entry)].flatMap(([name, text]) =>
    text
      .split(/^(?=(?:declare|interface|type|export|import) )/m)
      .map((statement) => statement.trim())
      // Files that are shared export under letters of their own.
      .filter(
        (statement) =>
          !statement.startsWith('import ') && (name === entry || !/^export (type )?\{/.test(statement)),
      )
      .map((statement) =>
        statement.replace(/^export \{ (.*) \};$/, (_, list) => `export {\n  ${sorted(list)}\n};`),
      ),
  );
  return `\`\`\`ts\n${[...new Set(statements)].sort().join('\n\n')}\n\`\`\`\n`;
}
