import { systemClock as clock } from '#server/core/clock.ts';
import type { Config, LogLevel } from '#server/core/config.ts';
import { createLogger } from '#server/core/log.ts';
import { createMetrics } from '#server/core/metrics.ts';
import type { Database, DatabaseOptions } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import { openMail } from '#server/mail/openMail.ts';
import { keepReserve } from '#server/storage/keepReserve.ts';
import { scanFiles } from '#server/storage/scanFiles.ts';
import { connectStorage, openDisk, openScanner } from './connect.ts';

interface Options {
  openDatabase: (options: Pick<DatabaseOptions, 'onSlowQuery'>) => Promise<Database>;
  logLevel?: LogLevel;
  ofProcess?: boolean;
}

/** Opens what a server needs. */
export async function openDeps(
  config: Config,
  { openDatabase, logLevel = config.logLevel, ofProcess = false }: Options,
): Promise<Deps> {
  const log = createLogger({ level: logLevel, clock });
  const metrics = createMetrics({ ofProcess });
  const db = await openDatabase({
    onSlowQuery: (query) => {
      metrics.slowQueries.inc();
      log.warn('a slow query', { ...query });
    },
  });
  const files = await connectStorage(config, db, log).catch(async (error: unknown) => {
    // An open database leaves its write-ahead log, which SQLite would apply to another file put in its place.
    await db.close();
    throw error;
  });
  const disk = openDisk(config);
  const scanner = openScanner(config);
  return {
    db,
    storage: keepReserve(scanner ? scanFiles(files, scanner) : files, disk),
    scanner,
    mail: openMail(config),
    clock,
    config,
    disk,
    log,
    metrics,
  };
}
