import type { Config } from '#server/core/config.ts';
import { OperatorError } from '#server/core/errors.ts';

/** Refuses a command for the data folder where not all the data is in it, and says what does its work there. */
export function refuseElsewhere({ databaseUrl, bucket }: Config) {
  const ways = [
    ...(databaseUrl
      ? ['Back up the database of DATABASE_URL with pg_dump, and bring it back with pg_restore.']
      : []),
    ...(bucket
      ? ['Let the bucket keep old versions for longer than the oldest backup that you would go back to.']
      : []),
  ];
  if (ways.length === 0) return;
  throw new OperatorError(
    `This command knows the data folder alone, and not everything is in it. ${ways.join(' ')}`,
  );
}
