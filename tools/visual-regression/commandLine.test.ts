import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTemporaryScreenshots, type TemporaryScreenshots } from './temporaryScreenshots.ts';

const root = join(import.meta.dirname, '../..');
let screenshots: TemporaryScreenshots;

const run = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(import.meta.dirname, script), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: screenshots.env,
  });

beforeEach(async () => {
  screenshots = await createTemporaryScreenshots();
});

afterEach(() => screenshots.remove());

const baselines = () => screenshots.list('baselines');

test('the report in a file shows each difference, with the command that accepts it instead of a button', () => {
  expect(run('report/report.ts', '--file')).toContain('2 screenshots differ: file:');
  const page = readFileSync(join(screenshots.folder, 'results/index.html'), 'utf8');
  expect(page).toContain('src="primitives-actions-button--primary/dark-1280.screenshot.webp"');
  expect(page).toContain('src="../baselines/primitives-actions-button--primary/dark-1280.webp"');
  expect(page).toContain('1,234 pixels differ');
  expect(page).toContain('pnpm screenshots:accept primitives-actions-button--secondary');
  expect(page).not.toContain('data-accept="');
});

test('a pattern accepts the matching stories alone', () => {
  expect(run('accept.ts', 'secondary')).toContain('1 screenshots accepted');
  expect(baselines()).toContain('primitives-actions-button--secondary/light-360.webp');
  expect(run('accept.ts', 'primary')).toContain('1 screenshots accepted');
});

test('a pattern that matches nothing is an error, and the differences stay', () => {
  expect(() => run('accept.ts', '--help')).toThrow(
    'No screenshot differs in a story whose id contains "--help".',
  );
  expect(run('accept.ts', 'button')).toContain('2 screenshots accepted');
});

test('accepting everything deletes baselines without a story', async () => {
  await screenshots.save('baselines/primitives-gone--default/dark-360.webp');
  expect(run('accept.ts')).toContain('2 screenshots accepted. 1 obsolete baselines deleted.');
  expect(baselines()).not.toContain('primitives-gone--default/dark-360.webp');
});
