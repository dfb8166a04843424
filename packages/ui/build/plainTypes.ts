import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const describesSchemas = (node: ts.Node) =>
  ts.isImportDeclaration(node)
    ? /zod/.test(node.moduleSpecifier.getText())
    : ts.isVariableStatement(node) && /: (z|zod)\w*(\$\d)?\./.test(node.getText());

/** Such as `z.infer<typeof User>`, or one property of it. */
const isInferred = (node: ts.Node): node is ts.TypeNode =>
  ts.isIndexedAccessTypeNode(node)
    ? isInferred(node.objectType)
    : ts.isTypeReferenceNode(node) && /^([\w$]+\.)?(infer|input|output)<typeof \w+>$/.test(node.getText());

/** Replaces types inferred from schemas by plain types, so that the package does not depend on zod. */
function writePlainTypes(path: string) {
  const program = ts.createProgram([path], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    target: ts.ScriptTarget.ESNext,
    types: [],
  });
  const file = program.getSourceFile(path);
  if (!file) throw new Error(`${path} was not built.`);
  const checker = program.getTypeChecker();

  const changes: { node: ts.Node; by: string }[] = [];
  const visit = (node: ts.Node) => {
    if (describesSchemas(node)) changes.push({ node, by: '' });
    else if (isInferred(node)) {
      const { NoTruncation, InTypeAlias } = ts.TypeFormatFlags;
      const type = checker.getTypeFromTypeNode(node);
      changes.push({ node, by: checker.typeToString(type, node, NoTruncation | InTypeAlias) });
    } else ts.forEachChild(node, visit);
  };
  visit(file);

  let text = readFileSync(path, 'utf8');
  for (const { node, by } of changes.reverse())
    text = text.slice(0, node.getStart()) + by + text.slice(node.getEnd());
  const [left] = text.match(/.*(zod|\bz(\$\d)?\.).*/i) ?? [];
  if (left) throw new Error(`${path} still needs schemas: ${left}`);
  writeFileSync(path, text);
}

writePlainTypes(join(import.meta.dirname, '../dist/domain.d.ts'));
