import { systemClock as clock } from '#server/core/clock.ts';
import { type Config, loadEnvironment, readConfig } from '#server/core/config.ts';
import { createDisk } from '#server/core/disk.ts';
import type { CheckStatus } from '#server/features/operations/checks/check.ts';
import { runChecks } from '#server/features/operations/checks/runChecks.ts';
import { openMail } from '#server/mail/openMail.ts';
import { createVirusScanner } from '#server/storage/virusScanner.ts';
import { readArguments, runCommand } from './command.ts';
import { isShared, withExistingDatabase } from './connect.ts';

const labels: Record<CheckStatus, string> = { ok: 'OK', warning: 'Warning', failure: 'Failure' };

/** Reads the count of the running server; undefined if it does not respond. */
async function readForwards({ host, port, metricsToken }: Config) {
  const address = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host;
  const headers = new Headers(metricsToken ? { Authorization: `Bearer ${metricsToken}` } : {});
  const signal = AbortSignal.timeout(5000);
  const response = await fetch(`http://${address}:${port}/metrics`, { headers, signal }).catch(
    () => undefined,
  );
  const count = (await response?.text())?.match(/^settlement_help_untrusted_forwards_total (\d+)$/m)?.[1];
  return count === undefined ? undefined : Number(count);
}

runCommand(async () => {
  readArguments('Usage: pnpm doctor', () => process.argv.length === 2 || undefined);
  const config = readConfig(loadEnvironment());
  const disk = createDisk(config.dataDir, isShared(config) ? 0 : config.diskReserve);
  const results = await withExistingDatabase(config, (db) =>
    runChecks({
      db,
      clock,
      disk,
      mail: openMail(config),
      config,
      scanner: config.clamav && createVirusScanner(config.clamav),
      countForwarded: () => readForwards(config),
    }),
  );
  const lines = [...results.values()];
  if (lines.some(({ status }) => status === 'failure')) process.exitCode = 1;
  return lines.map(({ status, text }) => `${labels[status]}: ${text}`).join('\n');
});
