import type { Clock } from './clock.ts';
import { type LogLevel, logLevels } from './config.ts';

type Fields = Record<string, unknown>;

/** Structured lines for a machine to read: never a token, a body or an e-mail address. */
export type Logger = Record<Exclude<LogLevel, 'silent'>, (message: string, fields?: Fields) => void>;

const readable = (value: unknown) =>
  value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value;

interface LoggerOptions {
  level: LogLevel;
  clock: Clock;
  write?: (line: string) => void;
}

/** Writes one JSON object a line. Small enough not to need a library: no file, no rotation, no transport. */
export function createLogger({
  level,
  clock,
  write = (line) => process.stdout.write(line),
}: LoggerOptions): Logger {
  const least = logLevels.indexOf(level);
  const at =
    (name: LogLevel) =>
    (message: string, fields: Fields = {}) => {
      if (logLevels.indexOf(name) < least) return;
      const shown = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, readable(value)]));
      write(`${JSON.stringify({ time: clock.now().toISOString(), level: name, message, ...shown })}\n`);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
