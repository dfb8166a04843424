/** Every story is compared in each of these. */
export const modes = [
  { theme: 'light', width: 360, height: 640 },
  { theme: 'dark', width: 360, height: 640 },
  { theme: 'light', width: 1280, height: 720 },
  { theme: 'dark', width: 1280, height: 720 },
] as const;

export const screenshotName = (storyId: string, mode: { theme: string; width: number }) =>
  `${storyId}-${mode.theme}-${mode.width}`;
