import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const started: ChildProcess[] = [];

/** Starts a server of ours or a bare one, and tells its port once it listens. */
export async function startChild(file: string, environment: Record<string, string>, args: string[] = []) {
  const begin = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  let output = '';
  let port = '';
  child.stdout.setEncoding('utf8');
  while (port === '') {
    const [text] = (await once(child.stdout, 'data')) as [string];
    output += text;
    port = output.match(/ready at http:\/\/[\w.]+:(\d+)/)?.[1] ?? '';
  }
  const milliseconds = performance.now() - begin;
  // Its log must not fill the pipe.
  child.stdout.resume();
  const status = (name: string) => {
    const text = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(text.match(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm'))?.[1]) / 1024;
  };
  const stop = async () => {
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    port: Number(port),
    milliseconds,
    megabytes: () => status('VmRSS'),
    peak: () => status('VmHWM'),
    stop,
  };
}

export const startServer = (dataDir: string) =>
  startChild('../../src/main.ts', { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '2', LOG_LEVEL: 'info' });

process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});
