import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const started: ChildProcess[] = [];
const logs = mkdtempSync(join(tmpdir(), 'settlement-help-logs-'));

process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(logs, { recursive: true, force: true });
});

export const serverMain = '../../../packages/server/src/cli/main.ts';

export const startServer = (environment: Record<string, string>) =>
  startProcess(serverMain, { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'info', ...environment });

/** Starts our server or a baseline and waits until it listens. Throws if it ends before that. */
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
  const ended = once(child, 'close');
  const port = await waitForPort(child, log);
  const startMilliseconds = performance.now() - begin;
  const readMegabytes = (name: string) => {
    const text = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(text.match(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm'))?.[1]) / 1024;
  };
  return {
    port,
    startMilliseconds,
    memoryMegabytes: () => readMegabytes('VmRSS'),
    peakMemoryMegabytes: () => readMegabytes('VmHWM'),
    cpuMicroseconds: () => cpuMicroseconds(child),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export type Process = Awaited<ReturnType<typeof startProcess>>;

async function waitForPort(child: ChildProcess, log: string) {
  for (;;) {
    const text = readFileSync(log, 'utf8');
    const port = text.match(/ready at http:\/\/[\w.]+:(\d+)/)?.[1];
    if (port) return Number(port);
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${child.spawnargs.join(' ')} ended before it was ready:\n${text}`);
    await delay(2);
  }
}

/** CPU time of the running threads in microseconds. `/proc/<pid>/stat` counts in ticks of 10 ms, which is too coarse. */
function cpuMicroseconds({ pid }: ChildProcess) {
  const threads = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(threads).map((thread) =>
    Number(readFileSync(join(threads, thread, 'schedstat'), 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, one) => sum + one / 1000, 0);
}
