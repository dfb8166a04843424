/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { useLayoutEffect } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import '../packages/ui/src/theme/layers.css.ts';
import '../packages/ui/src/theme/themes.css.ts';
import '../packages/ui/src/theme/base.css.ts';
import '../packages/ui/src/theme/fonts.css';
import './fonts.css';
import { modesOf } from '../tools/visual-regression/modes.ts';
import { a11y, isPage, pageA11y } from './accessibility.ts';
import { Directed } from './Directed.tsx';
import { expectNoUnmockedCalls, forgetUnmockedCalls, startMockWorker } from './unmockedCalls.ts';

// A screen comes in parts, and a shared machine can stall; what is there already is found at once.
configure({ asyncUtilTimeout: 5000 });

/**
 * Gives Chromatic the modes of our own visual tests. They depend on a story's id and tags, and an enhancer is the one
 * hook that knows both before Chromatic reads the parameters.
 */
const chromaticModes: ArgTypesEnhancer = ({ argTypes, parameters, ...story }) => {
  const modes = modesOf(story).map(({ name, theme, width, direction = 'ltr', forcedColors }) => [
    name,
    { theme, dir: direction, viewport: width, ...(forcedColors && { forcedColors: 'active' }) },
  ]);
  parameters.chromatic = { modes: Object.fromEntries(modes) };
  return argTypes;
};

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

type ArgType = Parameters<ArgTypesEnhancer>[0]['argTypes'][string];

/** The docs pages have a column for what follows `@default` in a TSDoc comment, and would print it twice. */
function withoutDefault(argType: ArgType): ArgType {
  const [description, summary] = argType.description?.split(/\s*@default\s+/) ?? [];
  if (description === undefined || summary === undefined) return argType;
  return {
    ...argType,
    description,
    table: { ...argType.table, defaultValue: argType.table?.defaultValue ?? { summary } },
  };
}

/** `boolean | undefined` is a switch; without this it would be edited as an object. */
function withoutUndefined(argType: ArgType): ArgType {
  if (argType.type?.name !== 'union') return argType;
  const kinds = argType.type.value.filter((kind) => !(kind.name === 'other' && kind.value === 'undefined'));
  const [kind] = kinds;
  return kinds.length === 1 && kind ? { ...argType, type: kind } : argType;
}

const readableArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withoutUndefined(withoutDefault(argType))]),
  );

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
          'Introduction',
          'Every state',
          'Foundations',
          ['Tokens', 'Colour', 'Themes', 'Type', 'Space', 'Elevation', 'Motion', 'Icons', 'Illustrations'],
          'Primitives',
          'Domain',
          ['Shell', 'Account', 'Checklist', 'Documents', 'Services', 'Forum', 'Assistant'],
          'Screens',
        ],
      },
    },
  },
  argTypesEnhancers: [readableArgTypes, chromaticModes],
  beforeEach(context) {
    forgetUnmockedCalls();
    if (isPage(context)) context.parameters.a11y = pageA11y;
  },
  afterEach: expectNoUnmockedCalls,
  decorators: [
    (Story, { globals: { theme, dir, locale } }) => (
      <Directed direction={dir === 'rtl' ? 'rtl' : 'ltr'} locale={locale}>
        <RootAttributes theme={theme} dir={dir} locale={locale} />
        <Story />
      </Directed>
    ),
  ],
});
