import { defineConfig } from 'vitest/config';
import { ClosingLineReporter } from './tests/setup/closingLineReporter.ts';

export default defineConfig({
  test: {
    reporters: ['default', new ClosingLineReporter()],
    projects: ['{packages,tests,tools}/*/vitest*.config.ts', '.storybook/vitest.config.ts'],
  },
});
