import { parseArgs } from 'node:util';
import { OperatorError, ServiceUnavailableError } from '#server/core/errors.ts';

/** The message of an error meant for the operator, else the error itself. */
export const describeError = (error: unknown) =>
  error instanceof OperatorError || error instanceof ServiceUnavailableError ? error.message : error;

/** Only the owner may read files that this process creates. */
export const restrictFilePermissions = () => void process.umask(0o077);

/** Runs a command, which returns a sentence about its result, and prints errors. */
export async function runCommand(work: () => Promise<string>) {
  restrictFilePermissions();
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
}

export function readArguments<Given>(usage: string, read: () => Given | undefined): Given {
  try {
    const given = read();
    if (given !== undefined) return given;
  } catch {
    // Node's message names a wrong option, but not the valid ones.
  }
  throw new OperatorError(usage);
}

export function refuseArguments(usage: string) {
  if (process.argv.length > 2) throw new OperatorError(usage);
}

/** Throws unless the arguments are the name of the only subcommand. */
export function requireSubcommand(usage: string, name: string) {
  if (process.argv.slice(2).join(' ') !== name) throw new OperatorError(usage);
}

export const readOneArgument = (usage: string) =>
  readArguments(usage, () => {
    const { positionals } = parseArgs({ allowPositionals: true });
    return positionals.length === 1 ? positionals[0] : undefined;
  });
