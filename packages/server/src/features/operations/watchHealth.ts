import type { Deps } from '#server/deps.ts';
import type { CheckStatus } from './checks/check.ts';
import { runChecks } from './checks/runChecks.ts';

const values: Record<CheckStatus, number> = { ok: 0, warning: 1, failure: 2 };

/** Runs all checks, logs those that are not ok, and sets their metrics. */
export async function watchHealth(deps: Deps) {
  const { log, metrics } = deps;
  const countUntrustedForwards = async () => {
    const [counted] = (await metrics.untrustedForwards.get()).values;
    return counted?.value ?? 0;
  };
  for (const [check, { status, text }] of await runChecks({ ...deps, countUntrustedForwards })) {
    metrics.checks.set({ check }, values[status]);
    if (status === 'failure') log.error(text, { check });
    if (status === 'warning') log.warn(text, { check });
  }
}
