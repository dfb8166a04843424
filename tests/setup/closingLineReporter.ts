import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string;
    /** Set by tools/visual-regression/browser/checkStory.ts once it has looked at the story in every mode. */
    seenInEveryMode?: boolean;
  }
}

const passedUnseen = (test: TestCase) =>
  test.result().state === 'passed' && test.meta().storyId !== undefined && !test.meta().seenInEveryMode;

/** A story without its hooks passes without a comparison. */
function reportUnseen(tests: TestCase[]) {
  for (const test of tests) {
    console.error(
      `${test.meta().storyId} passed, but tools/visual-regression/browser/checkStory.ts never looked at it.`,
    );
  }
  if (tests.length > 0) process.exitCode = 1;
}

/** Ends the output with `N passed, N failed` after Vitest's summary. */
export class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0, pending: 0 };
    for (const test of tests) count[test.result().state] += 1;

    // A file that fails to load has no tests, and a failed suite hook fails none.
    count.failed += modules.filter(
      (module) => module.state() === 'failed' && module.children.allTests('failed').next().done,
    ).length;

    const unseen = tests.filter(passedUnseen);
    reportUnseen(unseen);
    count.passed -= unseen.length;
    count.failed += unseen.length;

    const skipped = count.skipped + count.pending;
    const line = `${count.passed} passed, ${count.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    process.once('exit', () => process.stdout.write(`${line}\n`));
  }
}
