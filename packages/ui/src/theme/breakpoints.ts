/**
 * Where the layout changes: bottom bar below `wide`, drawer up to `full`, sidebar from there, and from `aside` a column
 * beside the content: 640, 1024 and 1180 px. In `em`, so that who reads larger text gets the layout that has room for it.
 */
export const breakpoints = { wide: '40em', full: '64em', aside: '73.75em' };

/**
 * Conditions for vanilla-extract's `@container`, of the width that a screen has. An `em` of the window does not follow
 * the text where a page is told to be larger, as by `html { font-size: 200% }`; a `rem` of a container does. They only
 * ever take columns away that the window has room for and the text has not.
 */
export const screenBelow = (width: string) => `screen (width < ${width})`;

/** Media conditions for vanilla-extract's `@media`. */
export const media = {
  wide: `(min-width: ${breakpoints.wide})`,
  full: `(min-width: ${breakpoints.full})`,
  aside: `(min-width: ${breakpoints.aside})`,
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
};
