/** Where the pictures are kept, from the root of the repository: one folder for each story, one file for each mode. */
export const pictureFolder = '.storybook/__screenshots__';

export interface Mode {
  name: string;
  theme: 'light' | 'dark';
  width: number;
  height: number;
  /** Pixels of a long story that are compared; a checklist of ten steps repeats itself below. */
  tallest: number;
  direction?: 'rtl';
  forcedColors?: true;
}

const phone = { width: 360, height: 640, tallest: 1600 };
const desktop = { width: 1280, height: 720, tallest: 1280 };

/** Every story is compared in both themes at both widths. A change of width is dear, so those of one width are neighbours. */
export const modes: readonly Mode[] = [
  { name: 'light-360', theme: 'light', ...phone },
  { name: 'dark-360', theme: 'dark', ...phone },
  { name: 'dark-1280', theme: 'dark', ...desktop },
  { name: 'light-1280', theme: 'light', ...desktop },
];

const forcedColors: Mode = { name: 'forced-360', theme: 'light', ...phone, forcedColors: true };
const mirrored: Mode = { name: 'rtl-1280', theme: 'light', ...desktop, direction: 'rtl' };

export interface Story {
  id: string;
  tags?: readonly string[];
}

/** Right to left: what arranges a page. Those outside of `Screens/` say so: `tags: ['layout']`. */
const isLayout = ({ id, tags = [] }: Story) => id.startsWith('screens-') || tags.includes('layout');

/** Forced colours: what people operate. Those outside of `Primitives/` say so: `tags: ['control']`. */
const isControl = ({ id, tags = [] }: Story) => id.startsWith('primitives-') || tags.includes('control');

export const modesOf = (story: Story): readonly Mode[] => [
  ...(isControl(story) ? [forcedColors] : []),
  ...modes,
  ...(isLayout(story) ? [mirrored] : []),
];
