import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../tools/test-server/startReleaseServer.ts';

const root = join(import.meta.dirname, '../..');
const cli = createRequire(import.meta.url).resolve('storybook/internal/bin/dispatcher');

/** Starts Storybook as `pnpm storybook` does, on a free port. */
export async function startStorybook() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const options = ['--host', '127.0.0.1', '--port', `${port}`, '--exact-port', '--ci', '--quiet'];
  // Detached: the command starts another process, and `stop` ends the whole group.
  const child = spawn(process.execPath, [cli, 'dev', ...options], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
  };
  const answers = () =>
    fetch(`${url}index.json`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`Storybook ended with ${child.exitCode}.`);
    await setTimeout(200);
  }
  return { url, stop };
}
