import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { componentPaths } from '../../packages/ui/build/componentTokens.ts';

const source = join(import.meta.dirname, '../../packages/ui/src');

// `rootPart` is the prop of ChoiceField, whose `data-part` is that of its control.
const names = ['data-part', 'rootPart'];

/** Returns the value of `data-part="…"` or `'data-part': '…'`. */
function partOf(node: ts.Node): string | undefined {
  if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) return undefined;
  const name = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();
  const value = node.initializer;
  return names.includes(name) && value && ts.isStringLiteral(value) ? value.text : undefined;
}

/** Returns the values of `data-part` in the files of a folder of `src`, such as `primitives/actions/Button`, sorted. */
export function partsOf(folder: string): string[] {
  const parts = new Set<string>();
  const collect = (node: ts.Node) => {
    const part = partOf(node);
    if (part) parts.add(part);
    ts.forEachChild(node, collect);
  };
  for (const file of globSync(`${folder}/*.tsx`, { cwd: source }))
    if (!/\.(stories|test)\.tsx$/.test(file)) {
      const code = readFileSync(join(source, file), 'utf8');
      collect(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
    }
  return [...parts].sort();
}

/** Returns the parts of each component of the design system as a list in Markdown. */
export const partsReport = () =>
  componentPaths('{primitives,patterns}')
    .map((folder) => `- ${basename(folder)}: ${partsOf(folder).join(', ')}`)
    .sort()
    .join('\n');
