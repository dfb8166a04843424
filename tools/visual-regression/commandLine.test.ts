import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encode } from './image.ts';

const root = join(import.meta.dirname, '../..');
let folder: string;

const run = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(import.meta.dirname, script), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: '',
      PICTURES: join(folder, 'kept'),
      PICTURE_FINDINGS: join(folder, 'found'),
    },
  });

async function keep(path: string) {
  const picture = { data: Buffer.alloc(4 * 4 * 4, 255), width: 4, height: 4 };
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), await encode(picture));
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  await keep('kept/primitives-button--primary/dark-360.webp');
  await keep('found/primitives-button--primary/dark-360.now.webp');
  await keep('found/primitives-button--primary/dark-360.difference.webp');
  await keep('found/primitives-button--secondary/light-360.now.webp');
});

afterEach(() => rmSync(folder, { recursive: true }));

const kept = () => readdirSync(join(folder, 'kept'), { recursive: true }).sort();

test('the page shows each finding, and names what has no baseline', () => {
  expect(run('report.ts')).toContain('2 pictures differ: file:');
  const found = readdirSync(join(folder, 'found'));
  expect(found).toContain('index.html');
});

test('a pattern accepts the stories that it names alone', () => {
  expect(run('accept.ts', 'secondary')).toContain('1 pictures accepted');
  expect(kept()).toContain('primitives-button--secondary/light-360.webp');
});

test('accepting everything deletes the pictures without a story', async () => {
  await keep('kept/primitives-gone--default/dark-360.webp');
  expect(run('accept.ts')).toContain('2 pictures accepted, 1 without a story deleted.');
  expect(kept()).not.toContain('primitives-gone--default/dark-360.webp');
});
