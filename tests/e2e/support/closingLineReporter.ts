import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Ends the output with `N passed, N failed`, like Vitest's reporter, so that `.ci/run` can add the two. */
// biome-ignore lint/style/noDefaultExport: Playwright loads reporters by their default export
export default class ClosingLineReporter implements Reporter {
  #suite?: Suite;
  #errors = 0;

  onBegin(_config: FullConfig, suite: Suite) {
    this.#suite = suite;
  }

  /** Called for an error outside of tests, such as a file that cannot be loaded. */
  onError() {
    this.#errors += 1;
  }

  async onExit() {
    const tests = this.#suite?.allTests() ?? [];
    const count = (outcome: string) => tests.filter((test) => test.outcome() === outcome).length;
    // Playwright lists flaky tests, which passed when they were repeated.
    const passed = count('expected') + count('flaky');
    const failed = count('unexpected') + this.#errors;
    const skipped = count('skipped');
    process.stdout.write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
  }
}
