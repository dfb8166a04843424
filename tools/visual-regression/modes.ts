import type { languages } from '../../packages/contract/src/entities/limits.ts';

/** Folder of the baselines, relative to the repository: one folder per story, one file per mode. */
export const baselineFolder = '.storybook/__screenshots__';

type Language = (typeof languages)[number];

export interface Mode {
  name: string;
  theme: 'light' | 'dark';
  width: number;
  height: number;
  /** Maximum height of the frame for a long story. @default height */
  maxHeight?: number;
  direction?: 'rtl';
  forcedColors?: true;
  /** Shows the args or the render function of `parameters.modes.longText`. */
  text?: 'long';
  /** @default the language of the story */
  locale?: Language;
}

/** Replaces a story's args or render function while a mode is shown. */
export interface Variant {
  args?: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: the parameters of a story do not know the type of its args.
  render?: (args: any) => unknown;
}

/** The `parameters.modes` of a story: further pictures of the same state. */
export interface StoryModes {
  longText?: Variant;
  /** `true` mirrors the story after its play function; a variant renders it again. */
  rightToLeft?: true | Variant;
  languages?: Language[];
}

const phone = { width: 360, height: 640 };
const desktop = { width: 1280, height: 720 };

// Every story has these two modes, except tests, which have the first.
const light360: Mode = { name: 'light-360', theme: 'light', ...phone, maxHeight: 960 };
const dark1280: Mode = { name: 'dark-1280', theme: 'dark', ...desktop };

const dark360: Mode = { name: 'dark-360', theme: 'dark', ...phone };
const light1280: Mode = { name: 'light-1280', theme: 'light', ...desktop };
const forced360: Mode = { name: 'forced-360', theme: 'light', ...phone, forcedColors: true };
const rtl360: Mode = { ...light360, name: 'rtl-360', direction: 'rtl' };
const rtl1280: Mode = { name: 'rtl-1280', theme: 'light', ...desktop, direction: 'rtl' };
const long320: Mode = { ...light360, name: 'long-320', width: 320, text: 'long' };

export interface StoryWithModes {
  id: string;
  tags?: readonly string[];
  modes?: StoryModes | undefined;
}

/** Stories with the tag `layout` show how a page is arranged. One story of each screen is enough. */
const isLayout = ({ tags = [] }: StoryWithModes) => tags.includes('layout');

const isScreen = (story: StoryWithModes) => isLayout(story) && story.id.startsWith('screens-');

/**
 * Layouts of screens, and foundations, have all four combinations of theme and width. The other states of a screen differ
 * in a component, whose own stories show it.
 */
const hasAllThemeAndWidthModes = (story: StoryWithModes) =>
  isScreen(story) || story.id.startsWith('foundations-');

/** Screens are shown once in each further language. */
const screenModes: Record<Exclude<Language, 'en'>, Mode> = {
  fr: light1280,
  de: dark360,
  ar: dark360,
  uk: light1280,
  tr: dark360,
};

/** A mode in other languages. */
const inLanguages = (locales: readonly Language[], { name, ...mode }: Mode): Mode[] =>
  locales.map((locale) => ({ ...mode, name: `${locale}-${name}`, locale }));

/** A mode in the further languages that use it. */
const translatedModes = (mode: Mode) =>
  inLanguages(
    (Object.keys(screenModes) as (keyof typeof screenModes)[]).filter(
      (locale) => screenModes[locale] === mode,
    ),
    mode,
  );

/** Primitives, and stories with the tag `control`. */
const isControl = ({ id, tags = [] }: StoryWithModes) =>
  id.startsWith('primitives-') || tags.includes('control');

/**
 * Pictures are reduced to 16 levels per channel (`reduceColors`), which would hide a small change of a token. This story
 * is not reduced.
 */
export const isExact = (storyId: string) => storyId === 'foundations-colour--roles';

/** A test ends in a state that another story shows in all modes, so it has one picture. */
export const isTest = ({ tags = [] }: StoryWithModes) => tags.includes('test-only');

/**
 * A resize is the slowest part of a comparison, so modes with the same window size are neighbours, except `rtl360` and
 * `long320` at the end. Chromium may keep the background of forced colours until the next resize, so forced colours come
 * last for their size.
 */
export const modesOf = (story: StoryWithModes): readonly Mode[] => {
  const { longText, rightToLeft, languages: locales = [] } = story.modes ?? {};
  if (isTest(story)) return [light360];
  return [
    ...(hasAllThemeAndWidthModes(story) ? [dark360] : []),
    ...(isScreen(story) ? translatedModes(dark360) : []),
    light360,
    ...inLanguages(locales, light360),
    ...(isControl(story) ? [forced360] : []),
    // Screens have an Arabic picture instead.
    ...(isLayout(story) && !isScreen(story) ? [rtl1280] : []),
    ...(hasAllThemeAndWidthModes(story) ? [light1280] : []),
    ...(isScreen(story) ? translatedModes(light1280) : []),
    dark1280,
    ...(rightToLeft ? [rtl360] : []),
    ...(longText ? [long320] : []),
  ];
};
