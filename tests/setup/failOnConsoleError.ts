import { afterEach, beforeEach } from 'vitest';

// The browser reports this when an observer changes sizes, and delivers the rest in the next frame.
const harmless = /^Error: ResizeObserver loop completed with undelivered notifications/;

let errors: string[] = [];
const printError = console.error;

// A test that expects an error replaces console.error with its own spy.
beforeEach(() => {
  errors = [];
  console.error = (...parts: unknown[]) => {
    const text = parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' ');
    if (!harmless.test(text)) errors.push(text);
    printError(...parts);
  };
});

afterEach(() => {
  console.error = printError;
  if (errors.length > 0) throw new Error(`The test wrote to console.error:\n${errors.join('\n')}`);
});
