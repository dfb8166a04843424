import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const table = resolve(import.meta.dirname, '../../../docs/security/asvs.md');

test('each test that the table of ASVS requirements names exists', async () => {
  const text = await readFile(table, 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.test\.ts)` › ([^;|]*?)(?=; `|\)|\. | \(| \||;|\*\*)/g)];
  expect(named.length).toBeGreaterThan(60);
  const missing: string[] = [];
  for (const [, file = '', name = ''] of named) {
    const source = await readFile(join(import.meta.dirname, file), 'utf8').catch(() => '');
    if (!source.includes(`'${name.trim()}`)) missing.push(`${file} › ${name}`);
  }
  expect(missing).toEqual([]);
});

test('each requirement has a test, or says why not or what is missing', async () => {
  const text = await readFile(table, 'utf8');
  const rows = text.split('\n').filter((line) => /^\| \d/.test(line));
  expect(rows.length).toBeGreaterThan(60);
  const isTold = (row: string) => /\.test\.ts` › |does not apply|falls short|the app's matter/i.test(row);
  expect(rows.filter((row) => !isTold(row))).toEqual([]);
});
