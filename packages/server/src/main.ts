import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { startBackgroundWork } from './backgroundWork.ts';
import { databaseName, filesName } from './backups/layout.ts';
import { systemClock as clock } from './clock.ts';
import { type Config, ConfigError, loadEnvironment, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { DataDirLockedError, lockDataDir } from './db/dataDirLock.ts';
import { sqliteEngine } from './db/sqlite.ts';
import type { Deps } from './deps.ts';
import { closeGently } from './http/closeGently.ts';
import { createHttpServer } from './http/httpServer.ts';
import { createAssets } from './http/static.ts';
import { createLogger } from './log.ts';
import { createOutbox } from './mail/outbox.ts';
import { createSmtp } from './mail/smtp.ts';
import { createMetrics } from './metrics.ts';
import { createLocalFiles } from './storage/localFiles.ts';

async function openDeps(config: Config): Promise<Deps> {
  const { dataDir, mailFrom, smtpUrl } = config;
  return {
    db: await openDatabase(sqliteEngine(join(dataDir, databaseName))),
    storage: createLocalFiles(join(dataDir, filesName)),
    mail: smtpUrl ? createSmtp(smtpUrl, mailFrom) : createOutbox(join(dataDir, 'outbox'), mailFrom),
    clock,
    config,
    log: createLogger({ level: config.logLevel, clock }),
  };
}

function listen(server: Server, { host, port }: Config) {
  return new Promise<number>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken ? new ConfigError(`Port ${port} is taken. Stop what listens there, or set PORT.`) : error,
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

async function start() {
  const config = readConfig(loadEnvironment());
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const lock = lockDataDir(config.dataDir);
  const deps = await openDeps(config);
  const assets = createAssets(config.appDist);
  const server = createHttpServer(createApp(deps, assets, createMetrics({ ofProcess: true })).fetch);
  const port = await listen(server, config);
  const background = startBackgroundWork(deps);

  const stop = async () => {
    background.stop();
    await closeGently(server);
    await deps.db.close();
    lock.release();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  console.log(`Settlement Help is ready at http://localhost:${port}`);
  if (!(await assets.get('index.html'))) deps.log.warn('the app is not built', { appDist: config.appDist });
}

start().catch((error: unknown) => {
  const isPlain = error instanceof ConfigError || error instanceof DataDirLockedError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
});
