import { expect, test } from 'vitest';
import { type Entry, findEntries } from './findEntries.ts';
import { componentFolders, parseGuidance } from './guidance.ts';

const components: Entry[] = componentFolders().map(({ name, guidance = '' }) => ({
  kind: 'Component',
  name,
  aliases: parseGuidance(guidance).aliases,
}));

test.each([
  ['modal', 'Dialog'],
  ['snackbar', 'Toast'],
  ['combobox', 'Combobox'],
  ['dropdown', 'Select'],
  ['loader', 'Spinner'],
  ['toggle', 'Switch'],
  ['date picker', 'DateField'],
  ['date field', 'DateField'],
])('“%s” finds %s among the first three', (query, name) => {
  const found = findEntries(components, query).slice(0, 3);
  expect(found.map((entry) => entry.name)).toContain(name);
});

test('a name ranks before an alias, and an alias before a part of a name', () => {
  const entry = (name: string, ...aliases: string[]): Entry => ({ kind: 'Component', name, aliases });
  const entries = [entry('TabsList'), entry('Stepper', 'tabs'), entry('Tabs'), entry('Card')];
  expect(findEntries(entries, 'tabs').map(({ name }) => name)).toEqual(['Tabs', 'Stepper', 'TabsList']);
});
