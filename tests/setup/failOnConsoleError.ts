import { afterEach, beforeEach } from 'vitest';

let errors: string[] = [];
const printError = console.error;

// A test that expects an error replaces console.error with its own spy.
beforeEach(() => {
  errors = [];
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '));
    printError(...parts);
  };
});

afterEach(() => {
  console.error = printError;
  if (errors.length > 0) throw new Error(`The test wrote to console.error:\n${errors.join('\n')}`);
});
