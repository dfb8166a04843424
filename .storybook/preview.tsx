/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { useLayoutEffect } from 'react';
import { UiProvider } from '../packages/ui/src/internal/UiProvider.tsx';
import { en } from '../packages/ui/src/messages/en.ts';
import '../packages/ui/src/theme/layers.css.ts';
import '../packages/ui/src/theme/themes.css.ts';
import '../packages/ui/src/theme/base.css.ts';
import '../packages/ui/src/theme/fonts.css';
import { modes } from '../tests/stories/modes.ts';
import { a11y, isPage, pageA11y } from './accessibility.ts';
import { expectNoUnmockedCalls, forgetUnmockedCalls, startMockWorker } from './unmockedCalls.ts';

const catalogues = { en };

/** Chromatic compares each story as our own visual tests do. */
const chromaticModes = Object.fromEntries(
  modes.map(({ theme, width }) => [`${theme} ${width}`, { theme, viewport: width }]),
);

interface RootAttributesProps {
  theme: string;
  dir: string;
  locale: string;
}

function RootAttributes({ theme, dir, locale }: RootAttributesProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = dir;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  }, [theme, dir, locale]);
  return null;
}

export default definePreview({
  tags: ['autodocs'],
  addons: [addonMsw(startMockWorker), addonA11y(), addonDocs()],
  initialGlobals: { theme: 'system', dir: 'ltr', locale: 'en' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System theme' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'contrast', title: 'High contrast' },
        ],
      },
    },
    dir: {
      description: 'Writing direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', dynamicTitle: true, items: [{ value: 'en', title: 'English' }] },
    },
  },
  parameters: {
    a11y,
    chromatic: { modes: chromaticModes },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    options: { storySort: { order: ['Foundations', 'Primitives', 'Domain', 'Screens', 'Journeys'] } },
  },
  beforeEach(context) {
    forgetUnmockedCalls();
    if (isPage(context)) context.parameters.a11y = pageA11y;
  },
  afterEach: expectNoUnmockedCalls,
  decorators: [
    (Story, { globals: { theme, dir, locale } }) => (
      <UiProvider
        locale={locale}
        messages={catalogues[locale as keyof typeof catalogues]}
        direction={dir === 'rtl' ? 'rtl' : 'ltr'}
      >
        <RootAttributes theme={theme} dir={dir} locale={locale} />
        <Story />
      </UiProvider>
    ),
  ],
});
