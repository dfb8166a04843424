import type { Clock } from './core/clock.ts';
import type { AppConfig } from './core/config.ts';
import type { Disk } from './core/disk.ts';
import type { Logger } from './core/log.ts';
import type { Metrics } from './core/metrics.ts';
import type { Database } from './db/database.ts';
import type { Mail } from './mail/mail.ts';
import type { Storage } from './storage/storage.ts';
import type { VirusScanner } from './storage/virusScanner.ts';

export interface Deps {
  db: Database;
  storage: Storage;
  /** Undefined if uploads are not scanned. */
  scanner?: VirusScanner | undefined;
  mail: Mail;
  clock: Clock;
  config: AppConfig;
  disk: Disk;
  log: Logger;
  metrics: Metrics;
}
