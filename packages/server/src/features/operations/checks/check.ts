import type { Clock } from '#server/core/clock.ts';
import type { AppConfig } from '#server/core/config.ts';
import type { Disk } from '#server/core/disk.ts';
import type { Database } from '#server/db/database.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { VirusScanner } from '#server/storage/virusScanner.ts';

export type CheckStatus = 'ok' | 'warning' | 'failure';

export interface CheckResult {
  status: CheckStatus;
  /** One sentence. */
  text: string;
}

export interface CheckDeps {
  db: Database;
  clock: Clock;
  disk: Disk;
  mail: Mail;
  scanner?: VirusScanner | undefined;
  config: Pick<AppConfig, 'dataDir' | 'publicUrl' | 'trustProxy'>;
  /** Requests that a proxy forwarded while no proxy is trusted; undefined if no server responds. */
  countUntrustedForwards: () => Promise<number | undefined>;
}

export type Check = (deps: CheckDeps) => CheckResult | Promise<CheckResult>;

export const ok = (text: string): CheckResult => ({ status: 'ok', text });
export const warning = (text: string): CheckResult => ({ status: 'warning', text });
export const failure = (text: string): CheckResult => ({ status: 'failure', text });
