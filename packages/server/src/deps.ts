import type { Clock } from './core/clock.ts';
import type { AppConfig } from './core/config.ts';
import type { Logger } from './core/log.ts';
import type { Database } from './db/database.ts';
import type { Mail } from './mail/mail.ts';
import type { Storage } from './storage/storage.ts';

export interface Deps {
  db: Database;
  storage: Storage;
  mail: Mail;
  clock: Clock;
  config: AppConfig;
  log: Logger;
}
