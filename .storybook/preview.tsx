/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { lazy, Suspense } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import '../packages/ui/src/theme/layers.css.ts';
import '../packages/ui/src/theme/themes.css.ts';
import '../packages/ui/src/theme/base.css.ts';
import '../packages/ui/src/theme/fonts.css';
import './fonts.css';
import './preview.css';
import { loadTexts } from '../packages/app/src/messages/texts.ts';
import { freezeClock } from '../tools/visual-regression/browser/clock.ts';
import { languageItems, speak } from '../tools/visual-regression/browser/language.ts';
import { modesOf } from '../tools/visual-regression/modes.ts';
import { a11y, isPage, pageA11y } from './accessibility.ts';
import { editableArgTypes } from './argTypes.ts';
import { Compared } from './Compared.tsx';
import type { DocsFrameProps } from './docs/DocsFrame.tsx';
import { keepPageStill } from './docs/keepPageStill.ts';
import { StoryInMode } from './StoryInMode.tsx';
import { StoryOnDocsPage, StoryPage } from './StoryRoot.tsx';
import { directionItems, themeItems } from './toolbarItems.ts';
import { expectNoUnmockedCalls, forgetUnmockedCalls, startMockWorker } from './unmockedCalls.ts';

keepPageStill();

// Screens render in several steps, which takes long on a busy machine.
configure({ asyncUtilTimeout: 5000 });

/**
 * Passes the modes of our visual tests to Chromatic. They depend on a story's id and tags, and only an enhancer has both
 * before Chromatic reads the parameters.
 */
const chromaticModes: ArgTypesEnhancer = ({ argTypes, parameters, ...story }) => {
  const all = modesOf({ ...story, modes: parameters.modes });
  const modes = all.map(({ name, theme, width, direction = 'ltr', text, forcedColors, locale }) => [
    name,
    {
      theme,
      dir: direction,
      viewport: width,
      ...(text && { text }),
      ...(forcedColors && { forcedColors: 'active' }),
      ...(locale && { locale }),
    },
  ]);
  parameters.chromatic = { modes: Object.fromEntries(modes) };
  return argTypes;
};

// Lazy, so that `vitest --changed` does not run all stories after a change of the docs.
const DocsFrame = lazy(() => import('./docs/DocsFrame.tsx'));
const ComponentPage = lazy(() => import('./docs/componentPage/ComponentPage.tsx'));

export default definePreview({
  tags: ['autodocs'],
  addons: [addonMsw(startMockWorker), addonA11y(), addonDocs()],
  initialGlobals: { theme: 'system', dir: 'ltr', text: 'normal', locale: 'en', compare: 'off' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [{ value: 'system', title: 'System theme' }, ...themeItems],
      },
    },
    dir: {
      description: 'Writing direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: directionItems,
      },
    },
    text: {
      description: 'Length of the text',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Text: normal' },
          { value: 'long', title: 'Text: long' },
        ],
      },
    },
    compare: {
      description: 'Compare',
      toolbar: {
        icon: 'sidebyside',
        dynamicTitle: true,
        items: [
          { value: 'off', title: 'Compare nothing' },
          { value: 'themes', title: 'Compare themes' },
          { value: 'directions', title: 'Compare directions' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', dynamicTitle: true, items: languageItems },
    },
  },
  parameters: {
    a11y,
    docs: {
      container: (props: DocsFrameProps) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Start',
          ['Introduction', 'Every state', 'What looks different'],
          'Foundations',
          [
            'Content',
            'Accessibility',
            'Tokens',
            'Tokens by component',
            'Colour',
            'Themes',
            'Type',
            'Space',
            'Elevation',
            'Motion',
            'Icons',
            'Illustrations',
          ],
          'Primitives',
          ['Actions', 'Forms', 'Feedback', 'Overlays', 'Content'],
          'Patterns',
          [
            'Sign-up to first stamp',
            'Ask one question',
            'Check your answers',
            'Forms and errors',
            'Upload',
            'Loading and empty',
            'Offline and retry',
            'Destructive actions',
            'Password reset',
          ],
          'Domain',
          [
            'Shell',
            'Account',
            'Checklist',
            'Plan',
            'Documents',
            'Services',
            'Forum',
            'Moderation',
            'Assistant',
          ],
          'Screens',
          [
            'Landing',
            'Destination',
            'Situation',
            'Dashboard',
            'Checklist',
            'Documents',
            'Services',
            'Forum',
            'Letters',
            'Profile',
            'Moderation',
            'Every screen',
          ],
          'Tests',
        ],
      },
    },
  },
  argTypesEnhancers: [editableArgTypes, chromaticModes],
  beforeEach(context) {
    freezeClock();
    forgetUnmockedCalls();
    if (isPage(context)) context.parameters.a11y = pageA11y;
  },
  afterEach: expectNoUnmockedCalls,
  // Loads the texts before a story renders.
  loaders: [
    async ({ globals: { locale }, viewMode }) => {
      if (viewMode === 'docs') return { texts: await loadTexts(locale) };
      await speak(locale);
      return {};
    },
  ],
  decorators: [
    (Story, context) => {
      const { id, globals, viewMode, loaded } = context;
      const { theme, dir, text, locale, compare } = globals;
      const given = {
        theme,
        text,
        locale,
        direction: dir === 'rtl' || locale === 'ar' ? 'rtl' : 'ltr',
      } as const;
      if (viewMode === 'docs') {
        return (
          <StoryOnDocsPage {...given} texts={loaded.texts}>
            {(view) => <StoryInMode Story={Story} context={context} {...view} />}
          </StoryOnDocsPage>
        );
      }
      return (
        <StoryPage {...given}>
          {(view) => {
            const story = <StoryInMode Story={Story} context={context} {...view} />;
            const isCompared = compare === 'themes' || compare === 'directions';
            return isCompared ? (
              <Compared id={id} by={compare}>
                {story}
              </Compared>
            ) : (
              story
            );
          }}
        </StoryPage>
      );
    },
  ],
});
