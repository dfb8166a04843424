import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
      BASELINES: join(folder, 'baselines'),
      SCREENSHOT_RESULTS: join(folder, 'results'),
    },
  });

async function save(path: string) {
  const image = { data: Buffer.alloc(4 * 4 * 4, 255), width: 4, height: 4 };
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), await encode(image));
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'screenshots-'));
  await save('baselines/primitives-actions-button--primary/dark-1280.webp');
  await save('results/primitives-actions-button--primary/dark-1280.screenshot.webp');
  await save('results/primitives-actions-button--primary/dark-1280.difference.webp');
  await save('results/primitives-actions-button--secondary/light-360.screenshot.webp');
});

afterEach(() => rmSync(folder, { recursive: true }));

const baselines = () => readdirSync(join(folder, 'baselines'), { recursive: true }).sort();

test('the report shows each difference from files beside it, with the command that accepts it', () => {
  expect(run('report/report.ts')).toContain('2 screenshots differ: file:');
  const page = readFileSync(join(folder, 'results/index.html'), 'utf8');
  expect(page).toContain('src="primitives-actions-button--primary/dark-1280.screenshot.webp"');
  expect(page).toContain('src="../baselines/primitives-actions-button--primary/dark-1280.webp"');
  expect(page).toContain('pnpm screenshots:accept primitives-actions-button--secondary');
});

test('a pattern accepts the matching stories alone', () => {
  expect(run('accept.ts', 'secondary')).toContain('1 screenshots accepted');
  expect(baselines()).toContain('primitives-actions-button--secondary/light-360.webp');
});

test('a pattern that matches nothing is an error, and the differences stay', () => {
  expect(() => run('accept.ts', '--help')).toThrow(
    'No screenshot differs in a story whose id contains "--help".',
  );
  expect(run('accept.ts')).toContain('2 screenshots accepted');
});

test('accepting everything deletes baselines without a story', async () => {
  await save('baselines/primitives-gone--default/dark-360.webp');
  expect(run('accept.ts')).toContain('2 screenshots accepted, 1 obsolete baselines deleted.');
  expect(baselines()).not.toContain('primitives-gone--default/dark-360.webp');
});
