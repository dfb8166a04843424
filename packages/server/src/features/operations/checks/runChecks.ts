import { type Check, type CheckDeps, type CheckResult, failure } from './check.ts';
import { checkClock } from './checkClock.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkDisk } from './checkDisk.ts';
import { checkEmailQueue } from './checkEmailQueue.ts';
import { checkJobs } from './checkJobs.ts';
import { checkMail } from './checkMail.ts';
import { checkModerators } from './checkModerators.ts';
import { checkProxy } from './checkProxy.ts';
import { checkPublicUrl } from './checkPublicUrl.ts';
import { checkReadOnly } from './checkReadOnly.ts';
import { checkScanner } from './checkScanner.ts';
import { checkSearchIndex } from './checkSearchIndex.ts';

const checks = {
  clock: checkClock,
  disk: checkDisk,
  mail: checkMail,
  'virus scanner': checkScanner,
  'public url': checkPublicUrl,
  'read-only mode': checkReadOnly,
  proxy: checkProxy,
  moderators: checkModerators,
  jobs: checkJobs,
  'email queue': checkEmailQueue,
  database: checkDatabase,
  'search index': checkSearchIndex,
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;

const run = async (name: CheckName, deps: CheckDeps): Promise<CheckResult> => {
  try {
    return await checks[name](deps);
  } catch (error) {
    return failure(`The ${name} could not be checked: ${error instanceof Error ? error.message : error}.`);
  }
};

/** Runs all checks. A check that throws is a failure. */
export async function runChecks(deps: CheckDeps) {
  const results = new Map<CheckName, CheckResult>();
  for (const name of Object.keys(checks) as CheckName[]) results.set(name, await run(name, deps));
  return results;
}
