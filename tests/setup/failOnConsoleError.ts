import { afterEach, beforeEach } from 'vitest';

const harmless = [
  // The browser reports this when an observer changes sizes, and delivers the rest in the next frame.
  /^Error: ResizeObserver loop completed with undelivered notifications/,
  // Storybook does not await the `act` around each event, which may open a part of the app that is still loading.
  /^A component suspended inside an `act` scope/,
];

let errors: string[] = [];
const printError = console.error;

// A test that expects an error replaces console.error with its own spy.
beforeEach(() => {
  errors = [];
  console.error = (...parts: unknown[]) => {
    const text = parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' ');
    if (!harmless.some((pattern) => pattern.test(text))) errors.push(text);
    printError(...parts);
  };
});

afterEach(() => {
  console.error = printError;
  if (errors.length > 0) throw new Error(`The test wrote to console.error:\n${errors.join('\n')}`);
});
