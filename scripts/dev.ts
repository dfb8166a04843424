import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const app = join(root, 'packages/app');

const run = (args: string[], cwd: string, env: Record<string, string> = {}) =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });

const children: ChildProcess[] = [
  run(['--watch', '--watch-preserve-output', join(root, 'packages/server/src/main.ts')], root, {
    PORT: '3000',
  }),
  run([join(root, 'node_modules/vite/bin/vite.js')], app),
];

function stopAll() {
  for (const child of children) child.kill('SIGTERM');
}

process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);

// One without the other is of no use, so when either ends the other is stopped too.
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stopAll();
  });
}
