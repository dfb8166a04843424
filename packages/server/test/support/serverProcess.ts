import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

const sourceOf = (name: string) => join(import.meta.dirname, '../../src/cli', name);

// DISK_RESERVE_MB: the disk of the machine may be almost full.
// NODE_COMPILE_CACHE: a third of the start time is compilation.
const base = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
  DISK_RESERVE_MB: '0',
};

/** Runs a command of the server to its end. */
export async function run(name: string, args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [sourceOf(name), ...args], {
    cwd: import.meta.dirname,
    env: { ...base, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: code as number | null, output, errors };
}

/** Starts a server as a separate process on a free port. */
export function spawnServer(environment: Record<string, string>) {
  const child = spawn(process.execPath, [sourceOf('main.ts')], {
    // This folder has no .env.
    cwd: import.meta.dirname,
    env: { ...base, PORT: '0', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);

  /** Resolves to the printed address. */
  const ready = async () => {
    for (;;) {
      const origin = output.match(/is ready at (\S+)/)?.[1];
      if (origin) return origin;
      const what = await Promise.race([once(child.stdout, 'data'), ended]);
      if (typeof what === 'number' || what === null)
        throw new Error(`It ended before it was ready: ${errors}`);
    }
  };

  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  const closeStdout = () => void child.stdout.destroy();

  return { pid: child.pid, ready, kill, ended, closeStdout, errors: () => errors };
}
