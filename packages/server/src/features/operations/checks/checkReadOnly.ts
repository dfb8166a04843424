import { readJobPause } from '../operationsState.ts';
import { type Check, ok, warning } from './check.ts';
import { duration } from './duration.ts';

export const checkReadOnly: Check = async ({ db, clock }) => {
  const { isOn, changedAt } = await readJobPause(db.query);
  if (!isOn) return ok('Changes are accepted.');
  const age = duration(clock.now().getTime() - Date.parse(changedAt));
  return warning(
    `Read-only mode has been on for ${age}, so changes are refused and jobs pause; end it with "pnpm read-only off".`,
  );
};
