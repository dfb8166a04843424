import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Ends the output with `N passed, N failed`, after vitest's own summary, for whoever reads only the last line. */
export class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]) {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) count[test.result().state] += 1;
      // A file that breaks while loading has no tests, and a broken hook of a suite fails none of them.
      if (module.state() === 'failed' && !tests.some((test) => test.result().state === 'failed'))
        count.failed += 1;
    }
    const skipped = count.skipped + count.pending;
    const line = `${count.passed} passed, ${count.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    process.once('exit', () => process.stdout.write(`${line}\n`));
  }
}
