import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const started: ChildProcess[] = [];
const logs = mkdtempSync(join(tmpdir(), 'settlement-help-logs-'));

/** Starts our server or a baseline and waits until it listens. */
export async function startProcess(file: string, environment: Record<string, string>, args: string[] = []) {
  const begin = performance.now();
  // The log is a file, because reading a pipe would take CPU from the load client.
  const log = join(logs, String(started.length));
  const child = spawn(process.execPath, [resolve(import.meta.dirname, file), ...args], {
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', openSync(log, 'a'), 'inherit'],
  });
  started.push(child);
  let port: string | undefined;
  while (!port) {
    await delay(2);
    port = readFileSync(log, 'utf8').match(/ready at http:\/\/[\w.]+:(\d+)/)?.[1];
  }
  const milliseconds = performance.now() - begin;
  const status = (name: string) => {
    const text = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(text.match(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm'))?.[1]) / 1024;
  };
  const threads = `/proc/${child.pid}/task`;
  const cpu = () =>
    readdirSync(threads)
      .map((thread) => Number(readFileSync(join(threads, thread, 'schedstat'), 'utf8').split(' ')[0]))
      .reduce((sum, nanoseconds) => sum + nanoseconds / 1000, 0);
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
    /** Total CPU time in microseconds. */
    cpu,
    stop,
  };
}

export const serverMain = '../../../packages/server/src/cli/main.ts';

export const startServer = (environment: Record<string, string>) =>
  startProcess(serverMain, { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'info', ...environment });

process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(logs, { recursive: true, force: true });
});

export type Process = Awaited<ReturnType<typeof startProcess>>;
