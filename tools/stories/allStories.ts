import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';
import type { Language } from '../../packages/contract/src/index.ts';
import type { StoryModes } from '../visual-regression/modes.ts';

const root = join(import.meta.dirname, '../..');

export interface Story {
  /** Storybook's own id, such as `primitives-actions-button--matrix`. */
  id: string;
  /** Path in the sidebar, such as `Primitives/Actions/Button`. */
  title: string;
  /** Its name as it is exported, such as `Matrix`. */
  name: string;
  /** From the root of the repository, such as `packages/ui/src/…/Button.stories.tsx`. */
  file: string;
  line: number;
  /** The states of the specification that it shows. */
  spec: string[];
  /** The story whose pictures it is compared with, from `parameters.looksLike`. */
  looksLike: string | undefined;
  /** True if its own `play` presses keys. */
  usesKeyboard: boolean;
  /** The modes of its pictures, from `parameters.modes`. */
  modes: StoryModes;
}

function propertyOf(node: ts.Node, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find((candidate) => candidate.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** `{…}` of a call such as `preview.meta({…})` or `meta.story({…})`. */
function argumentOf(expression: ts.Expression | undefined, method: string): ts.Expression | undefined {
  const isCall =
    expression &&
    ts.isCallExpression(expression) &&
    ts.isPropertyAccessExpression(expression.expression) &&
    expression.expression.name.text === method;
  return isCall ? (expression.arguments[0] ?? ts.factory.createObjectLiteralExpression()) : undefined;
}

function parameterOf(options: ts.Expression, name: string): ts.Expression | undefined {
  const parameters = propertyOf(options, 'parameters');
  return parameters && propertyOf(parameters, name);
}

function specOf(options: ts.Expression, at: string): string[] {
  const spec = parameterOf(options, 'spec');
  if (!spec) return [];
  if (!ts.isArrayLiteralExpression(spec)) throw new Error(`${at}: write spec as an array.`);
  return spec.elements.map((element) => {
    if (!ts.isStringLiteralLike(element)) throw new Error(`${at}: write each entry of spec as a string.`);
    return element.text;
  });
}

function modesOf(options: ts.Expression): StoryModes {
  const modes = parameterOf(options, 'modes');
  if (!modes) return {};
  const languages = propertyOf(modes, 'languages');
  return {
    ...(propertyOf(modes, 'longText') && { longText: {} }),
    ...(propertyOf(modes, 'rightToLeft') && { rightToLeft: true }),
    ...(languages &&
      ts.isArrayLiteralExpression(languages) && {
        languages: languages.elements.filter(ts.isStringLiteralLike).map(({ text }) => text as Language),
      }),
  };
}

function looksLikeOf(options: ts.Expression): string | undefined {
  const looksLike = parameterOf(options, 'looksLike');
  return looksLike && ts.isStringLiteralLike(looksLike) ? looksLike.text : undefined;
}

function titleOf(variables: readonly ts.VariableDeclaration[], file: string): string {
  const title = variables
    .map(({ initializer }) => argumentOf(initializer, 'meta'))
    .map((options) => options && propertyOf(options, 'title'))
    .find((value) => value !== undefined);
  if (!title || !ts.isStringLiteralLike(title)) throw new Error(`${file}: write the title as a string.`);
  return title.text;
}

function storiesIn(path: string): Story[] {
  const file = relative(root, path);
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const variables = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  const title = titleOf(variables, file);

  return variables.flatMap((variable) => {
    const options = argumentOf(variable.initializer, 'story');
    if (!options) return [];
    const name = variable.name.getText();
    const line = source.getLineAndCharacterOfPosition(variable.getStart()).line + 1;
    return {
      id: toId(title, storyNameFromExport(name)),
      title,
      name,
      file,
      line,
      spec: specOf(options, `${file}:${line}`),
      modes: modesOf(options),
      looksLike: looksLikeOf(options),
      usesKeyboard: /userEvent\.(tab|keyboard)\(/.test(variable.getText()),
    };
  });
}

/** All stories of ui and app, read from their source. */
export const allStories = () =>
  globSync(join(root, 'packages/{ui,app}/{src,test}/**/*.stories.tsx')).sort().flatMap(storiesIn);
