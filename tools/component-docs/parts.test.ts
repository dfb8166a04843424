import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { componentPaths } from '../../packages/ui/build/componentTokens.ts';
import { partName } from './partName.ts';
import { partsOf } from './parts.ts';

const source = join(import.meta.dirname, '../../packages/ui/src');
const folders = componentPaths('{primitives,patterns}');

/** The parts of the components of a folder. No component is named after the folder of `ToastProvider`. */
const outermostIn = (folder: string) => [
  partName(basename(folder)),
  ...globSync(`${folder}/*.tsx`, { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)].map(
      ([, name = '']) => partName(name),
    ),
  ),
];

/** The parts that all fields share. */
const isShared = (part: string) => part.startsWith('field-');

test('finds attributes, properties and the part that is passed to a choice', () => {
  expect(partsOf('primitives/actions/Button')).toEqual(['button', 'button-label', 'button-link']);
  expect(partsOf('primitives/content/Icon')).toEqual(['icon']);
  expect(partsOf('primitives/forms/Checkbox')).toEqual(['checkbox']);
});

test('each part has the name of its component, alone or as its beginning', () => {
  const others = folders.flatMap((folder) => {
    const outermost = outermostIn(folder);
    const isOwn = (part: string) => outermost.some((name) => `${part}-`.startsWith(`${name}-`));
    return partsOf(folder).filter((part) => !isShared(part) && !isOwn(part));
  });
  expect(others).toEqual([]);
});

test('each part belongs to one component', () => {
  const all = folders.flatMap((folder) => partsOf(folder).filter((part) => !isShared(part)));
  expect(all.filter((part, index) => all.indexOf(part) !== index)).toEqual([]);
});

test('components of the product have no parts', () => {
  expect(componentPaths('domain').flatMap(partsOf)).toEqual([]);
});
