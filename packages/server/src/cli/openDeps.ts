import { systemClock as clock } from '#server/core/clock.ts';
import type { Config, LogLevel } from '#server/core/config.ts';
import { createDisk } from '#server/core/disk.ts';
import { createLogger } from '#server/core/log.ts';
import { createMetrics } from '#server/core/metrics.ts';
import type { Database, DatabaseOptions } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import { openMail } from '#server/mail/openMail.ts';
import { keepReserve } from '#server/storage/keepReserve.ts';
import { scanFiles } from '#server/storage/scanFiles.ts';
import { createVirusScanner } from '#server/storage/virusScanner.ts';
import { connectStorage, isShared } from './connect.ts';

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
  // Rows and files on other machines need no space here.
  const disk = createDisk(config.dataDir, isShared(config) ? 0 : config.diskReserve);
  const scanner = config.clamav && createVirusScanner(config.clamav);
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
