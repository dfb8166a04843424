import { parseArgs } from 'node:util';
import { ConfigError, loadEnvironment, readConfig } from '../config.ts';
import { DataDirLockedError } from '../db/dataDirLock.ts';
import { BackupError } from './layout.ts';

interface Arguments {
  dataDir: string;
  folder: string;
  replace: boolean;
}

const isPlain = (error: unknown) =>
  error instanceof BackupError || error instanceof ConfigError || error instanceof DataDirLockedError;

function readArguments(usage: string): Arguments {
  try {
    const options = { replace: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [folder, ...rest] = positionals;
    if (folder && rest.length === 0) {
      return { folder, replace: values.replace, dataDir: readConfig(loadEnvironment()).dataDir };
    }
  } catch (error) {
    if (isPlain(error)) throw error;
  }
  throw new BackupError(usage);
}

/** Runs a command that takes one folder, and ends with a sentence about what was done or what was wrong. */
export async function runCommand(usage: string, work: (given: Arguments) => Promise<string>) {
  try {
    process.stdout.write(`${await work(readArguments(usage))}\n`);
  } catch (error) {
    console.error(isPlain(error) && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
