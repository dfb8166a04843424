import type { BrowserContext } from '@playwright/test';

const matches = (text: string, pattern: string | RegExp) =>
  typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);

/** Collects console errors and exceptions of pages. A test fails with an unexpected one. */
export class ConsoleErrors {
  readonly #found: string[] = [];
  readonly #expected: (string | RegExp)[] = [];

  watch(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#found.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#found.push(String(error.error())));
  }

  /** Expects at least one error with this text. */
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

/** Chromium's message for a failed request, by status or network error. */
export const failedResource = (reason: number | string) =>
  typeof reason === 'number' ? `the server responded with a status of ${reason}` : `net::${reason}`;

/** The reports of React and of the error boundary if a part of a screen cannot be loaded. */
export const failedScreen = /A part of the app could not be loaded/;
