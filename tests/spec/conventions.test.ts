import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, test } from 'vitest';
import { allStories } from './stories.ts';

const root = join(import.meta.dirname, '../..');
const source = join(root, 'packages/ui/src');
const stories = allStories();

/** The folders below a layer that are named after the component in them. */
const componentsIn = (layer: 'primitives' | 'patterns' | 'domain') =>
  globSync(`${layer}/**/*.tsx`, { cwd: source })
    .filter((path) => basename(path, '.tsx') === basename(dirname(path)))
    .map((path) => path.replace(/\.tsx$/, ''));

const primitives = componentsIn('primitives').map((path) => basename(path));

/** There is nothing in these for a key to do; whatever is put into them has stories of its own. */
const still = [
  'Primitives/Avatar',
  'Primitives/Badge',
  'Primitives/Card',
  'Primitives/Conformance',
  'Primitives/Heading',
  'Primitives/Icon',
  'Primitives/Meter',
  'Primitives/Progress',
  'Primitives/Skeleton',
  'Primitives/Spinner',
  'Primitives/Stack',
  'Primitives/Text',
  'Primitives/VisuallyHidden',
  'Patterns/ListRow',
  'Domain/Account/Skyline',
  'Domain/Checklist/NextStepSkeleton',
  'Domain/Checklist/ProgressPanelSkeleton',
  'Domain/Checklist/RouteLine',
  'Domain/Checklist/RouteSheet',
  'Domain/Checklist/SettlementCompleteCard',
  'Domain/Checklist/Stamp',
  'Domain/Checklist/StepListSkeleton',
  'Domain/Documents/DocumentListSkeleton',
  'Domain/Forum/Byline',
  'Domain/Forum/QuestionListSkeleton',
  'Domain/Forum/QuestionSkeleton',
  'Domain/Shell/Logo',
  'Domain/Shell/Page',
  'Domain/Shell/RuledSection',
  'Domain/Shell/Scene',
];

/** `Domain/Account/PasswordDialog/Signed out, verify` is about the component `Domain/Account/PasswordDialog`. */
const componentOf = (title: string) =>
  title
    .split('/')
    .slice(0, title.startsWith('Domain/') ? 3 : 2)
    .join('/');

const components = [...new Set(stories.map(({ title }) => componentOf(title)))].filter((title) =>
  /^(Primitives|Patterns|Domain)\//.test(title),
);

// Storybook starts for this, which takes its time on a busy machine.
test('the stories read from the source are those of Storybook', { timeout: 60_000 }, async () => {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') });
  const indexed = Object.values(entries).filter(({ type }) => type === 'story');
  expect(stories.map(({ id }) => id).sort()).toEqual(indexed.map(({ id }) => id).sort());
});

test.each(['primitives', 'patterns', 'domain'] as const)(
  'each component of %s has stories of its own name',
  (layer) => {
    const components = componentsIn(layer);
    const stories = globSync(`${layer}/**/*.stories.tsx`, { cwd: source });
    expect(components).not.toEqual([]);
    expect(components.filter((path) => !stories.includes(`${path}.stories.tsx`))).toEqual([]);
  },
);

test.each([
  ['Matrix', 'its variants, sizes and states side by side'],
  ['LongText', 'long and unbroken text'],
  ['RightToLeft', 'from right to left'],
])('each primitive has a story %s: %s', (story) => {
  const without = primitives.filter(
    (name) => !stories.some((given) => given.title === `Primitives/${name}` && given.name === story),
  );
  expect(without).toEqual([]);
});

test('each interactive component is operated by the keyboard in a story', () => {
  const operated = new Set(
    stories.filter(({ byKeyboard }) => byKeyboard).map(({ title }) => componentOf(title)),
  );
  const without = components.filter((title) => !operated.has(title) && !still.includes(title));
  expect(without, 'Write a play of Tab and keys, or add it to `still` if nothing in it takes a key.').toEqual(
    [],
  );
});

test('what is listed as still is a component that no story operates', () => {
  const operated = stories.filter(({ byKeyboard }) => byKeyboard).map(({ title }) => componentOf(title));
  expect(still.filter((title) => !components.includes(title) || operated.includes(title))).toEqual([]);
});
