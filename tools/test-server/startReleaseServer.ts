import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');
/** The folder of the built release. */
export const release = join(root, 'release');

export interface ReleaseServer {
  url: string;
  dataDir: string;
  /** The output of the server so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Returns an unused port. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

async function waitUntilReady(url: string, child: ChildProcess, output: () => string) {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const response = await fetch(`${url}/healthz`).catch(() => null);
    if (response?.ok) return;
    if (child.exitCode !== null) throw new Error(`The server stopped with ${child.exitCode}:\n${output()}`);
    await wait(50);
  }
  throw new Error(`The server did not answer ${url}/healthz within 60 s:\n${output()}`);
}

async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const giveUp = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exited;
  clearTimeout(giveUp);
}

/** Starts the release of a folder on a free port with an empty data folder. */
export async function startReleaseServer(
  env: Record<string, string> = {},
  folder = release,
): Promise<ReleaseServer> {
  const main = join(folder, 'main.js');
  if (!existsSync(main)) throw new Error(`${main} is missing. Run \`pnpm release\` first.`);
  const dataDir = mkdtempSync(join(tmpdir(), 'settlement-help-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;

  let written = '';
  const output = () => written;
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const collect = (chunk: Buffer) => {
    written += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);

  const stop = async () => {
    await stopProcess(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url, child, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, output, stop };
}
