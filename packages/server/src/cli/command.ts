import { ConfigError } from '#server/core/config.ts';
import { AwayError } from '#server/core/errors.ts';
import { DataDirLockedError } from '#server/db/dataDirLock.ts';

/** Why a command did nothing, in words for the one who gave it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

const plain = [AwayError, CommandError, ConfigError, DataDirLockedError];

/** What to say of an error to whoever started the process: a sentence, where it is for them to mend. */
export const explain = (error: unknown) =>
  error instanceof Error && plain.some((kind) => error instanceof kind) ? error.message : error;

/** Leaves what this process writes to its owner alone, also in a folder that others may enter. */
export const writeInPrivate = () => void process.umask(0o077);

/** Runs a command, which ends with a sentence about what was done or what was wrong. */
export async function runCommand(work: () => Promise<string>) {
  writeInPrivate();
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

/** What was asked for, or the usage where it cannot be read. */
export function readArguments<Given>(usage: string, read: () => Given | undefined): Given {
  try {
    const given = read();
    if (given !== undefined) return given;
  } catch {
    // Node's own text names an option, but not those that there are.
  }
  throw new CommandError(usage);
}
