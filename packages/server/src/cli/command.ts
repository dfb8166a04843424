import { OperatorError, ServiceUnavailableError } from '#server/core/errors.ts';

/** Gives the message alone of an error that is meant for the operator. */
export const describeError = (error: unknown) =>
  error instanceof OperatorError || error instanceof ServiceUnavailableError ? error.message : error;

/** Leaves what this process writes to its owner alone, also in a folder that others may enter. */
export const restrictFilePermissions = () => void process.umask(0o077);

/** Runs a command, which ends with a sentence about what was done or what was wrong. */
export async function runCommand(work: () => Promise<string>) {
  restrictFilePermissions();
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    console.error(describeError(error));
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
  throw new OperatorError(usage);
}
