import type { Clock } from './clock.ts';
import { type LogLevel, logLevels } from './config.ts';

type Fields = Record<string, unknown>;

/** Structured log. Never log a token, a body or an e-mail address. */
export type Logger = Record<Exclude<LogLevel, 'silent'>, (message: string, fields?: Fields) => void>;

/** Collects the lines of one event loop turn, because each write is a system call. */
function createOutput() {
  let waiting = '';
  const flush = () => {
    if (waiting !== '') process.stdout.write(waiting);
    waiting = '';
  };
  process.once('exit', flush);
  // An unhandled error, such as a full disk, would end the process.
  process.stdout.on('error', () => undefined);
  return (line: string) => {
    if (waiting === '') setImmediate(flush);
    waiting += line;
  };
}

const readable = (value: unknown): unknown => {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  return { name, message, stack, ...(cause === undefined ? {} : { cause: readable(cause) }) };
};

interface LoggerOptions {
  level: LogLevel;
  clock: Clock;
  write?: (line: string) => void;
}

export function createLogger({ level, clock, write = createOutput() }: LoggerOptions): Logger {
  const least = logLevels.indexOf(level);
  const at = (name: LogLevel) => {
    if (logLevels.indexOf(name) < least) return () => undefined;
    return (message: string, fields: Fields = {}) => {
      const line: Fields = { time: clock.now().toISOString(), level: name, message, ...fields };
      if ('error' in line) line.error = readable(line.error);
      write(`${JSON.stringify(line)}\n`);
    };
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
