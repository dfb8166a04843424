/** Where the baselines are, from the root of the repository: one folder for each story, one file for each mode. */
export const baselineFolder = '.storybook/__screenshots__';

export interface Mode {
  name: string;
  theme: 'light' | 'dark';
  width: number;
  height: number;
  /** How far the frame grows with a long story; without it, the screenshot ends with the window. */
  maxHeight?: number;
  direction?: 'rtl';
  forcedColors?: true;
}

const phone = { width: 360, height: 640 };
const desktop = { width: 1280, height: 720 };

// Every story has these two, so they alone show the length of it.
const light360: Mode = { name: 'light-360', theme: 'light', ...phone, maxHeight: 1280 };
const dark1280: Mode = { name: 'dark-1280', theme: 'dark', ...desktop, maxHeight: 960 };

const dark360: Mode = { name: 'dark-360', theme: 'dark', ...phone };
const light1280: Mode = { name: 'light-1280', theme: 'light', ...desktop };
const forced360: Mode = { name: 'forced-360', theme: 'light', ...phone, forcedColors: true };
const rtl1280: Mode = { name: 'rtl-1280', theme: 'light', ...desktop, direction: 'rtl' };

export interface Story {
  id: string;
  tags?: readonly string[];
}

/** A whole page or a foundation can look wrong in one combination of theme and width alone. */
const isWhole = ({ id }: Story) => id.startsWith('screens-') || id.startsWith('foundations-');

/** What arranges a page says so: `tags: ['layout']`. One story of each screen is enough. */
const isLayout = ({ tags = [] }: Story) => tags.includes('layout');

/** What people operate. Outside of `Primitives/` a story says so: `tags: ['control']`. */
const isControl = ({ id, tags = [] }: Story) => id.startsWith('primitives-') || tags.includes('control');

/** A resize costs more than anything else in a comparison: modes of one window are neighbours, and one that grows is last. */
export const modesOf = (story: Story): readonly Mode[] => [
  ...(isControl(story) ? [forced360] : []),
  ...(isWhole(story) ? [dark360] : []),
  light360,
  ...(isLayout(story) ? [rtl1280] : []),
  ...(isWhole(story) ? [light1280] : []),
  dark1280,
];
