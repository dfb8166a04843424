import { expect, test } from 'vitest';
import { catalogueTexts, serverTexts, standsIn } from './catalogues.ts';
import { notYetShown, states } from './states.ts';
import { allStories } from './stories.ts';

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
  expect(unknown, 'Correct them to an id of tests/spec/states/, or add the state there.').toEqual([]);
});

test('what is listed as not yet shown is a state, and no story shows it', () => {
  const stale = notYetShown.filter(({ id }) => shown.has(id) || !ids.includes(id));
  expect(stale, 'Take them out of `notYetShown` in tests/spec/states.ts.').toEqual([]);
});

test('each exact text of the specification stands in a message catalogue, to the letter', () => {
  const ours = catalogueTexts();
  const theirs = serverTexts();
  const missing = states.flatMap(({ id, messages = [], fromServer }) =>
    messages
      .filter((message) => !standsIn(fromServer ? theirs : ours, message))
      .map((message) => `${id}: ${message}`),
  );
  expect(missing).toEqual([]);
});
