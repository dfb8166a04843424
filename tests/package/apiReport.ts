import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const importedFiles = (text: string) =>
  [...text.matchAll(/from '\.\/([\w-]+)\.js'/g)].map(([, name = '']) => name);

/** Returns the types of an entry and of its shared files by name, without comments. */
function filesOf(dist: string, entry: string, found = new Map<string, string>()): Map<string, string> {
  const text = readFileSync(join(dist, `${entry}.d.ts`), 'utf8');
  const plain = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\n/gm, '')
    // Names and export letters of shared files change with their contents.
    .replace(/-[\w-]{8}(?=\.js')/g, '')
    .replace(/\b\w as /g, '');
  found.set(entry, plain);
  for (const name of importedFiles(text)) if (!found.has(name)) filesOf(dist, name, found);
  return found;
}

const sorted = (list: string) => list.split(', ').sort().join(',\n  ');

/** Returns everything that an entry exports with its types, sorted. */
export function apiReport(dist: string, entry: string) {
  const statements = [...filesOf(dist, entry)].flatMap(([name, text]) =>
    text
      .split(/^(?=(?:declare|interface|type|export|import) )/m)
      .map((statement) => statement.trim())
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
