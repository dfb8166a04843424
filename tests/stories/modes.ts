/** Where the pictures are kept, from the root of the repository. */
export const pictureFolder = '.storybook/__screenshots__';

/**
 * Every story is compared in each of these: both themes and both widths, and not each with each, since a theme changes
 * colours alone (docs/decisions/0007-pictures.md).
 */
export const modes = [
  { theme: 'dark', width: 360, height: 640 },
  { theme: 'light', width: 1280, height: 720 },
] as const;

/** Pixels of a story that are compared; a checklist of ten steps repeats itself below. */
export const tallest = 1600;

/** File name of a picture, without its ending. */
export const screenshotName = (storyId: string, mode: { theme: string; width: number }) =>
  `${storyId}-${mode.theme}-${mode.width}`;

/** vitest reduces `--` in names to `-`, which would make two stories share a picture, so the name is hidden from it. */
export const hideDashes = (name: string) => name.replace('--', '__');
export const showDashes = (name: string) => name.replace('__', '--');
