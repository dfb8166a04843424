/**
 * Where the layout changes: bottom bar below `wide`, drawer up to `full`, sidebar from there, and from `aside` a column
 * beside the content: 640, 1024 and 1180 px. In `em`, so that who reads larger text gets the layout that has room for it.
 */
export const breakpoints = { wide: '40em', full: '64em', aside: '73.75em' };

/** Media conditions for vanilla-extract's `@media`. */
export const media = {
  wide: `(min-width: ${breakpoints.wide})`,
  full: `(min-width: ${breakpoints.full})`,
  aside: `(min-width: ${breakpoints.aside})`,
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
};
