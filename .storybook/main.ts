import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { docsData } from './docsData.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../packages/{ui,app}/{src,test}/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    '@chromatic-com/storybook',
    'msw-storybook-addon',
  ],
  // These stories run as tests, but are hidden in the sidebar.
  tags: { 'test-only': { defaultFilterSelection: 'exclude' } },
  staticDirs: ['./public'],
  features: { sidebarOnboardingChecklist: false, experimentalCodeExamples: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('../packages/ui/tsconfig.json', import.meta.url)),
      include: ['packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
      savePropValueAsString: true,
      // Attributes of the element are in the documentation of the web.
      propFilter: ({ parent, declarations = parent ? [parent] : [] }) =>
        declarations.some(({ fileName }) => !fileName.includes('node_modules')),
    },
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [react(), vanillaExtractPlugin(), docsData()],
      build: { sourcemap: false },
      resolve: {
        // In Node, "#…" imports cannot leave a package, so this alias and tsconfig.base.json
        // define the one path outside of it.
        alias: { '#storybook/preview': fileURLToPath(new URL('./preview.tsx', import.meta.url)) },
      },
    }),
});
