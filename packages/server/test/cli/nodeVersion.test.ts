import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const start = join(import.meta.dirname, '../../build/start.js');

test('a release that is started with an old version of Node says so in one line', () => {
  const older = "Object.defineProperty(process, 'versions', { value: { node: '18.20.1' } })";
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(older)}`, start],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([
    1,
    `Settlement Help needs Node 24 or newer. This is Node 18.20.1 (${process.execPath}).\n`,
  ]);
});
