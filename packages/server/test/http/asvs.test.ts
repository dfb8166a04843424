import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const docs = resolve(import.meta.dirname, '../../../../docs');
const table = join(docs, 'security/asvs.md');

test('each test that the table of ASVS requirements names exists', async () => {
  const text = await readFile(table, 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.test\.ts)` › ([^;|]*?)(?=; `|\)|\. | \(| \||;|\*\*)/g)];
  expect(named.length).toBeGreaterThan(60);
  const missing: string[] = [];
  for (const [, file = '', name = ''] of named) {
    const source = await readFile(join(import.meta.dirname, '..', file), 'utf8').catch(() => '');
    if (!source.includes(`'${name.trim()}`)) missing.push(`${file} › ${name}`);
  }
  expect(missing).toEqual([]);
});

const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, requirement = '', level = '', words = '', shownBy = '']) => ({
      requirement,
      level,
      shownBy,
      // A chapter that does not apply is one row.
      count: Number(words.match(/^All (\d+) of the chapter$/)?.[1] ?? 1),
    }));

test('every requirement of the two levels is listed once', async () => {
  const rows = rowsOf(await readFile(table, 'utf8'));
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(253);
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(65);
  const requirements = rows.map(({ requirement }) => requirement);
  const inOrder = requirements.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  expect(requirements).toEqual([...new Set(inOrder)]);
});

test('each requirement names a test, or says how it is met, why it does not apply or what is missing', async () => {
  const rows = rowsOf(await readFile(table, 'utf8'));
  const isTold = (shownBy: string) =>
    /\.test\.ts` › |does not apply: |falls short\*\*|the app’s matter: /i.test(shownBy);
  expect(rows.filter(({ shownBy }) => !isTold(shownBy))).toEqual([]);
});

test('the accepted shortfalls are those requirements that fall short', async () => {
  const rows = rowsOf(await readFile(table, 'utf8'));
  const short = rows.filter(({ shownBy }) => /falls short\*\*/i.test(shownBy));
  const decision = await readFile(join(docs, 'decisions/0015-accepted-risks.md'), 'utf8');
  const accepted = rowsOf(decision).flatMap(({ requirement }) => requirement.match(/\d+(\.\d+){2}/g) ?? []);
  expect(accepted).toEqual(short.map(({ requirement }) => requirement));
});
