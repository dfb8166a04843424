import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { systemClock as clock, span } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { DataDirLockedError, lockDataDir } from './db/dataDirLock.ts';
import { sqliteEngine } from './db/sqlite.ts';
import { keepHouse } from './housekeeping.ts';
import { createAssets } from './http/static.ts';
import { createLogger } from './log.ts';
import { createOutbox } from './mail/outbox.ts';
import { createSmtp } from './mail/smtp.ts';
import { createLocalFiles } from './storage/localFiles.ts';

const stopWithin = span(9, 'second');

async function start() {
  const config = readConfig(process.env);
  const log = createLogger({ level: config.logLevel, clock });
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const lock = lockDataDir(config.dataDir);
  const db = await openDatabase(sqliteEngine(join(config.dataDir, 'settlement-help.db')));
  const storage = createLocalFiles(join(config.dataDir, 'files'));
  const mail = config.smtpUrl
    ? createSmtp(config.smtpUrl, config.mailFrom)
    : createOutbox(join(config.dataDir, 'outbox'), config.mailFrom);
  const deps = { db, storage, mail, clock, config, log };
  const assets = createAssets(config.appDist);
  const app = createApp(deps, assets);

  // Nobody else uses this folder and no request is under way yet: whatever is left over now is an orphan.
  await keepHouse(deps, clock.now());
  const hourly = setInterval(
    () => {
      keepHouse(deps, new Date(clock.now().getTime() - span(1, 'hour'))).catch((error: unknown) =>
        log.error('housekeeping failed', { error }),
      );
    },
    span(1, 'hour'),
  );

  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer,
    serverOptions: { headersTimeout: span(20, 'second'), requestTimeout: span(5, 'minute') },
  });
  server.listen(config.port, config.host, async () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    console.log(`Settlement Help is ready at http://localhost:${port}`);
    if (!(await assets.get('index.html'))) log.warn('the app is not built', { appDist: config.appDist });
    await assets.warm();
  });

  const stop = () => {
    clearInterval(hourly);
    const force = setTimeout(
      () => 'closeAllConnections' in server && server.closeAllConnections(),
      stopWithin,
    );
    server.close(async () => {
      clearTimeout(force);
      await db.close();
      lock.release();
      process.exit(0);
    });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  server.on('error', (error: Error) => fail(error));
}

/** Says why in one line where that is enough, and ends. */
function fail(error: unknown): never {
  const isPlain = error instanceof ConfigError || error instanceof DataDirLockedError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}

start().catch(fail);
