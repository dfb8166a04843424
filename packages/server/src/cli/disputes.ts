import { disputeOutcomes } from '@settlement-help/contract';
import { systemClock } from '#server/core/clock.ts';
import { loadEnvironment, readConfig } from '#server/core/config.ts';
import { addDispute } from '#server/features/transparency/disputes.ts';
import { readArguments, runCommand } from './support/command.ts';
import { withExistingDatabase } from './support/connect.ts';

runCommand(async () => {
  const outcome = readArguments(`Usage: pnpm disputes add ${disputeOutcomes.join('|')}`, () => {
    const [action, given, ...more] = process.argv.slice(2);
    if (action !== 'add' || more.length > 0) return undefined;
    return disputeOutcomes.find((known) => known === given);
  });
  return withExistingDatabase(readConfig(loadEnvironment()), (db) => addDispute(db, systemClock, outcome));
});
