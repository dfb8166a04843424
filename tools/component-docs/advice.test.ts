import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allStories } from '../stories/allStories.ts';
import { parseAdvice, parseExample, partsOfAnatomy } from './advice.ts';
import { componentFolders, parseGuidance } from './guidance.ts';
import { partsOf } from './parts.ts';

test('an example has a story and its changed props', () => {
  expect(parseExample('<Primary>Save</Primary>')).toEqual({ story: 'Primary', args: { children: 'Save' } });
  expect(parseExample('<Default aria-label="Email" optional items={[{"id": 2}]} />')).toEqual({
    story: 'Default',
    args: { 'aria-label': 'Email', optional: true, items: [{ id: 2 }] },
  });
  expect(() => parseExample('<Primary>Save</Secondary>')).toThrow('Not an element');
});

test('advice has a kind, a text and perhaps an example', () => {
  expect(parseAdvice('- Do: “Save”. `<Primary>Save</Primary>`\n- Do not shout.\n- A dash.')).toEqual([
    { kind: 'do', text: 'Do: “Save”.', example: { story: 'Primary', args: { children: 'Save' } } },
    { kind: 'dont', text: 'Do not shout.', example: undefined },
    { kind: undefined, text: 'A dash.', example: undefined },
  ]);
});

test('an anatomy names the part of an item', () => {
  expect(partsOfAnatomy('1. `field-label`: the question.\n2. A hint.')).toEqual(['field-label', undefined]);
});

const ui = join(import.meta.dirname, '../../packages/ui/src');

const documented = componentFolders().flatMap(({ name, folder, guidance }) =>
  guidance === undefined ? [] : [{ name, folder, sections: parseGuidance(guidance).sections }],
);

test('each example uses a story of its component, and each anatomy only existing parts', () => {
  const stories = allStories();
  const parts = new Set(documented.flatMap(({ folder }) => partsOf(folder)));
  const unknown = documented.flatMap(({ name, folder, sections }) => {
    const own = stories.filter(({ file }) => file === `packages/ui/src/${folder}/${name}.stories.tsx`);
    return [
      ...parseAdvice(sections.Words ?? '').flatMap(({ example }) =>
        example && !own.some(({ name: story }) => story === example.story)
          ? [`${name}: <${example.story}>`]
          : [],
      ),
      ...partsOfAnatomy(sections.Anatomy ?? '').flatMap((part) =>
        part !== undefined && !parts.has(part) ? [`${name}: ${part}`] : [],
      ),
    ];
  });
  expect(unknown).toEqual([]);
});

test('an example in a frame has only props that Storybook accepts in an address', () => {
  const framed = documented.filter(({ folder, name }) =>
    readFileSync(join(ui, folder, `${name}.stories.tsx`), 'utf8').includes('ownFrame'),
  );
  const ignored = framed.flatMap(({ name, sections }) =>
    parseAdvice(sections.Words ?? '').flatMap(({ example }) =>
      Object.entries(example?.args ?? {})
        .filter(([, value]) => !/^[\w -]*$/.test(String(value)))
        .map(([prop, value]) => `${name}: ${prop}="${value}"`),
    ),
  );
  expect(ignored).toEqual([]);
});
