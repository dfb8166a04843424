import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

export interface SpecMention {
  id: string;
  /** Where it stands, such as `packages/ui/src/…/Button.stories.tsx:12`. */
  at: string;
}

const isSpecOfParameters = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === 'spec' &&
  ts.isPropertyAssignment(node.parent.parent) &&
  node.parent.parent.name.getText() === 'parameters';

function mentionsIn(file: string): SpecMention[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: SpecMention[] = [];

  function visit(node: ts.Node) {
    if (!isSpecOfParameters(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const at = `${relative(root, file)}:${line}`;
    if (!ts.isArrayLiteralExpression(node.initializer)) throw new Error(`${at}: write spec as an array.`);
    for (const element of node.initializer.elements) {
      if (!ts.isStringLiteralLike(element)) throw new Error(`${at}: write each entry of spec as a string.`);
      found.push({ id: element.text, at });
    }
  }

  visit(source);
  return found;
}

/** What the stories of ui and app say that they show, read from their source. */
export const mentionsOfSpec = () =>
  globSync(join(root, 'packages/{ui,app}/src/**/*.stories.tsx')).sort().flatMap(mentionsIn);
