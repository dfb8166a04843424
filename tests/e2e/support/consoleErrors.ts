import type { BrowserContext } from '@playwright/test';

const matches = (text: string, pattern: string | RegExp) =>
  typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);

/** Collects what pages write to `console.error` and throw; a test states which of it is meant to come. */
export class ConsoleErrors {
  readonly #found: string[] = [];
  readonly #expected: (string | RegExp)[] = [];

  watch(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#found.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#found.push(String(error.error())));
  }

  /** Errors with this text are no failure; that none comes is one. */
  expect(pattern: string | RegExp) {
    this.#expected.push(pattern);
  }

  check() {
    const unexpected = this.#found.filter((text) => !this.#expected.some((one) => matches(text, one)));
    const missing = this.#expected.filter((one) => !this.#found.some((text) => matches(text, one)));
    if (unexpected.length > 0)
      throw new Error(`The console has unexpected errors:\n${unexpected.join('\n')}`);
    if (missing.length > 0) throw new Error(`The console lacks expected errors:\n${missing.join('\n')}`);
  }
}

/** The line that Chromium writes for a response with this status, or with none. */
export const failedResource = (reason: number | string) =>
  typeof reason === 'number' ? `the server responded with a status of ${reason}` : `net::${reason}`;
