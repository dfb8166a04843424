import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import type { IndexEntry } from 'storybook/internal/types';
import { beforeAll, describe, expect, test } from 'vitest';
import { componentFolders, faultsOf, parseGuidance } from '../../tools/component-docs/guidance.ts';
import { allStories } from '../../tools/stories/allStories.ts';

const root = join(import.meta.dirname, '../..');
const source = join(root, 'packages/ui/src');
const stories = allStories();

const primitives = componentFolders('primitives').map(({ name }) => name);

/** Components without anything to operate by keyboard. */
const notInteractive = [
  'Domain/Account/Skyline',
  'Domain/Checklist/RouteSheet',
  'Domain/Checklist/SettlementCompleteCard',
  'Domain/Checklist/Stamp',
  'Domain/Counter/CounterQuestionCard',
  'Domain/Documents/StorageMeter',
  'Domain/Forum/Byline',
  'Domain/Forum/ScamNote',
  'Domain/Plan/Letter',
  'Domain/Shell/Logo',
  'Domain/Shell/Scene',
  'Domain/Shell/TranslationNote',
  'Patterns/ListRow',
  'Patterns/Page',
  'Patterns/RuledSection',
  'Primitives/Content/Avatar',
  'Primitives/Content/Badge',
  'Primitives/Content/Icon',
  'Primitives/Content/MarkedText',
  'Primitives/Content/Separator',
  'Primitives/Feedback/Callout',
  'Primitives/Feedback/Meter',
  'Primitives/Feedback/Progress',
  'Primitives/Feedback/Skeleton',
  'Primitives/Feedback/Spinner',
  'Primitives/Feedback/Stepper',
  'Primitives/Content/Card',
  'Primitives/Content/Stack',
  'Primitives/Content/Heading',
  'Primitives/Content/Text',
  'Primitives/Content/VisuallyHidden',
];

const componentOf = (title: string) => title.split('/').slice(0, 3).join('/');

const components = [...new Set(stories.map(({ title }) => componentOf(title)))].filter((title) =>
  /^(Primitives|Patterns|Domain)\//.test(title),
);

// Building the index takes long on a busy machine.
describe('the index of Storybook', { timeout: 60_000 }, () => {
  let entries: IndexEntry[];
  beforeAll(async () => {
    entries = Object.values((await buildIndex({ configDir: join(root, '.storybook') })).entries);
  }, 60_000);

  test('has the stories that allStories reads from the source', () => {
    const indexed = entries.filter(({ type }) => type === 'story');
    expect(stories.map(({ id }) => id).sort()).toEqual(indexed.map(({ id }) => id).sort());
  });

  // A docs page inherits the tags of the first story in its file.
  test('shows the docs page of a file whose first story is test-only', () => {
    const hidden = entries.filter(({ type, tags }) => type === 'docs' && tags?.includes('test-only'));
    expect(hidden.map(({ id }) => id)).toEqual([]);
  });
});

test.each(['primitives', 'patterns', 'domain'] as const)(
  'each component of %s has a story file with its name',
  (layer) => {
    const components = componentFolders(layer).map(({ folder, name }) => `${folder}/${name}`);
    const stories = globSync(`${layer}/**/*.stories.tsx`, { cwd: source });
    expect(components).not.toEqual([]);
    expect(components.filter((path) => !stories.includes(`${path}.stories.tsx`))).toEqual([]);
  },
);

test('the sidebar groups components like their folders', () => {
  const elsewhere = stories.filter(({ file, title }) => {
    const folder = dirname(relative(source, join(root, file)));
    return (
      /^(primitives|patterns|domain)/.test(folder) && !title.toLowerCase().startsWith(folder.toLowerCase())
    );
  });
  expect(elsewhere.map(({ id, file }) => `${id}: ${file}`)).toEqual([]);
});

const storiesOf = (primitive: string) =>
  stories.filter(({ title }) => new RegExp(`^Primitives/\\w+/${primitive}$`).test(title));

test('each primitive has a story Matrix: its variants, sizes and states side by side', () => {
  expect(
    primitives.filter((primitive) => !storiesOf(primitive).some(({ name }) => name === 'Matrix')),
  ).toEqual([]);
});

test.each([
  ['longText', /LongText$/],
  ['rightToLeft', /RightToLeft$/],
] as const)('each primitive is shown in the mode %s', (mode, ownStory) => {
  const without = primitives.filter(
    (primitive) => !storiesOf(primitive).some(({ name, modes }) => modes[mode] || ownStory.test(name)),
  );
  expect(without).toEqual([]);
});

test('each interactive component is operated by the keyboard in a story', () => {
  const operated = new Set(
    stories.filter(({ usesKeyboard }) => usesKeyboard).map(({ title }) => componentOf(title)),
  );
  const without = components.filter((title) => !operated.has(title) && !notInteractive.includes(title));
  expect(without, 'Write a play of Tab and keys, or add it to `notInteractive`.').toEqual([]);
});

test('each component of `notInteractive` exists and is not operated by a story', () => {
  const operated = stories.filter(({ usesKeyboard }) => usesKeyboard).map(({ title }) => componentOf(title));
  expect(notInteractive.filter((title) => !components.includes(title) || operated.includes(title))).toEqual(
    [],
  );
});

test('each component has complete guidance', () => {
  const faults = componentFolders().flatMap(({ folder, name, guidance }) =>
    (guidance === undefined ? ['it is missing'] : faultsOf(parseGuidance(guidance))).map(
      (fault) => `packages/ui/src/${folder}/${name}.md: ${fault}`,
    ),
  );
  expect(faults).toEqual([]);
});

test('the guidance names only existing components', () => {
  const folders = componentFolders();
  const names = new Set(folders.map(({ name }) => name));
  const unknown = folders.flatMap(({ name, guidance = '' }) =>
    [...(parseGuidance(guidance).sections.Related ?? '').matchAll(/`(\w+)`/g)]
      .filter(([, related = '']) => !names.has(related))
      .map(([related]) => `${name}: ${related}`),
  );
  expect(unknown).toEqual([]);
});

test('the readme of the package names each component that it exports', () => {
  const entry = readFileSync(join(source, 'index.ts'), 'utf8');
  const readme = readFileSync(join(root, 'packages/ui/README.md'), 'utf8');
  const exported = componentFolders('{primitives,patterns}').filter(
    ({ name, folder }) => name !== 'Toast' && entry.includes(`${folder}/${name}.tsx`),
  );
  expect(exported.length).toBeGreaterThan(50);
  expect(exported.map(({ name }) => name).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('the pages of Storybook link to existing stories and pages', () => {
  const ids = new Set(stories.map(({ id }) => id));
  const titles = new Set([...ids].map((id) => id.split('--')[0]));
  const missing = globSync('.storybook/pages/*.mdx', { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const shown = [...text.matchAll(/story: '([^']+)'|path=\/story\/([\w-]+)/g)].map(
      ([, a, b]) => a ?? b ?? '',
    );
    const pages = [...text.matchAll(/path=\/docs\/((?:primitives|domain|foundations)[\w-]+)--docs/g)].map(
      ([, id]) => id,
    );
    return [...shown.filter((id) => !ids.has(id)), ...pages.filter((id) => !titles.has(id ?? ''))].map(
      (id) => `${file}: ${id}`,
    );
  });
  expect(missing).toEqual([]);
});
