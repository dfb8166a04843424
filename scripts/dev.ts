import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
// The app's dev server reads PORT too, to know where to send calls to /api.
const env = { ...process.env, PORT: process.env.PORT || '3000' };

const run = (args: string[], cwd: string) => spawn(process.execPath, args, { cwd, env, stdio: 'inherit' });

const children = [
  run(['--watch', '--watch-preserve-output', join(root, 'packages/server/src/cli/main.ts')], root),
  run([join(root, 'node_modules/vite/bin/vite.js')], join(root, 'packages/app')),
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
