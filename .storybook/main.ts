import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import chromatic from '../chromatic.config.json' with { type: 'json' };
import { docsData } from './docsData.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../packages/{ui,app}/{src,test}/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    // Its panel starts Git a dozen times when Storybook opens, so it is there only for teams that use Chromatic.
    ...('projectId' in chromatic ? ['@chromatic-com/storybook'] : []),
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
      // The sidebar and the test panel need a quick answer when Storybook opens.
      server: {
        // Build results have up to 90,000 files.
        watch: { ignored: ['**/{.wireit,release,packages/app/dist,__screenshots__}/**'] },
        // The first component starts the TypeScript program that documents the props.
        warmup: { clientFiles: ['./packages/ui/src/primitives/actions/Button/Button.tsx'] },
      },
      resolve: {
        // In Node, "#…" imports cannot leave a package, so this alias and tsconfig.base.json
        // define the one path outside of it.
        alias: { '#storybook/preview': fileURLToPath(new URL('./preview.tsx', import.meta.url)) },
      },
    }),
});
