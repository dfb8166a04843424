import { systemClock as clock } from '#server/core/clock.ts';
import { type Config, loadEnvironment, readConfig } from '#server/core/config.ts';
import type { CheckStatus } from '#server/features/operations/checks/check.ts';
import { runChecks } from '#server/features/operations/checks/runChecks.ts';
import { openMail } from '#server/mail/openMail.ts';
import { refuseArguments, runCommand } from './support/command.ts';
import { openDisk, openScanner, withExistingDatabase } from './support/connect.ts';

const labels: Record<CheckStatus, string> = { ok: 'OK', warning: 'Warning', failure: 'Failure' };

/** Requests forwarded by an untrusted proxy, from the metrics of the running server; undefined if it does not respond. */
async function countUntrustedForwards({ host, port, metricsToken }: Config) {
  const address = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host;
  const headers = new Headers(metricsToken ? { Authorization: `Bearer ${metricsToken}` } : {});
  const signal = AbortSignal.timeout(5000);
  const metrics = await fetch(`http://${address}:${port}/metrics`, { headers, signal })
    .then((response) => response.text())
    .catch(() => '');
  const count = metrics.match(/^settlement_help_untrusted_forwards_total (\d+)$/m)?.[1];
  return count === undefined ? undefined : Number(count);
}

runCommand(async () => {
  refuseArguments('Usage: pnpm doctor');
  const config = readConfig(loadEnvironment());
  const results = await withExistingDatabase(config, (db) =>
    runChecks({
      db,
      clock,
      disk: openDisk(config),
      mail: openMail(config),
      config,
      scanner: openScanner(config),
      countUntrustedForwards: () => countUntrustedForwards(config),
    }),
  );
  const lines = [...results.values()];
  if (lines.some(({ status }) => status === 'failure')) process.exitCode = 1;
  return lines.map(({ status, text }) => `${labels[status]}: ${text}`).join('\n');
});
