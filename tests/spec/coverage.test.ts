import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { specification } from '../../tools/specification/specification.ts';
import { notYetShown, sections, serverTextsOf, states, textsOf } from '../../tools/specification/states.ts';
import { allStories } from '../../tools/stories/allStories.ts';
import { catalogueTexts, isKnownText, serverTexts } from './catalogues.ts';

const root = join(import.meta.dirname, '../..');
const ids = states.map(({ id }) => id);
const mentions = allStories().flatMap(({ spec, file, line }) =>
  spec.map((id) => ({ id, at: `${file}:${line}` })),
);
const shown = new Set(mentions.map(({ id }) => id));
const waiting = new Set(notYetShown.map(({ id }) => id));

test('each state of the specification is written once', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('each state of the specification has a story', () => {
  const missing = ids.filter((id) => !shown.has(id) && !waiting.has(id));
  expect(missing, 'Name them in `parameters.spec` of the story that shows them.').toEqual([]);
});

test('each story names only states of the specification', () => {
  const unknown = mentions.filter(({ id }) => !ids.includes(id));
  expect(unknown, 'Correct them to an id of tools/specification/sections/, or add the state there.').toEqual(
    [],
  );
});

test('each state of `notYetShown` exists and has no story', () => {
  const stale = notYetShown.filter(({ id }) => shown.has(id) || !ids.includes(id));
  expect(stale, 'Take them out of `notYetShown` in tools/specification/states.ts.').toEqual([]);
});

test.each([
  ['a message catalogue', textsOf, catalogueTexts()],
  ['the texts of the server', serverTextsOf, serverTexts()],
])('each exact text of the specification is in %s', (_where, textsIn, known) => {
  const missing = states.flatMap((state) =>
    textsIn(state)
      .filter((text) => !isKnownText(known, text))
      .map((text) => `${state.id}: ${text}`),
  );
  expect(missing).toEqual([]);
});

test('docs/specification.md is up to date', async () => {
  await expect(specification()).toMatchFileSnapshot(join(root, 'docs/specification.md'));
});

/** The topics and headings that may follow the number of a section. */
const headings = new Map(
  sections.map(({ id, title, introduction, topics }) => [
    id,
    [
      title,
      ...Object.keys(topics),
      ...[...introduction.matchAll(/^### (.+)$/gm)].map(([, name = '']) => name),
    ],
  ]),
);

const isKnown = (section: string, words: string) =>
  headings.has(section) &&
  (!/^[ ,]+[A-Z/]/.test(words) ||
    headings.get(section)?.some((name) => words.replace(/^[ ,]+/, '').startsWith(name)));

test('each citation names an existing section', () => {
  const cited = execFileSync('git', ['grep', '-nI', '-e', '§[0-9]', '-e', 'Rulings, [A-Z]'], {
    cwd: root,
    encoding: 'utf8',
  });
  const unknown = cited
    .split('\n')
    .filter((line) =>
      [...line.matchAll(/(§\d|Rulings(?=, [A-Z]))([^§]*)/g)].some(
        ([, section = '', words = '']) => !isKnown(section, words),
      ),
    );
  expect(unknown, 'Cite a section of docs/specification.md, and one of its headings if any.').toEqual([]);
});
