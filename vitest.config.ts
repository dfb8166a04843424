import { defineConfig } from 'vitest/config';
import { ClosingLineReporter } from './tests/setup/closingLineReporter.ts';

export default defineConfig({
  test: {
    reporters: ['default', new ClosingLineReporter()],
    // Only runs with `--coverage` and the checkbox in Storybook's test panel measure it.
    coverage: {
      include: ['packages/{app,ui}/src/**/*.{ts,tsx}'],
      exclude: ['**/*.stories.tsx', '**/*.css.ts', '**/*.test.{ts,tsx}', '**/*.d.ts'],
    },
    projects: ['{packages,tests,tools}/*/vitest*.config.ts', '.storybook/vitest.config.ts'],
  },
});
