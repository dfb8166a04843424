/**
 * 640 px: no bottom bar. 1024 px: sidebar instead of drawer. 1180 px: an aside next to the content. They are in `em`, so
 * that larger text gets the narrower layout.
 */
export const breakpoints = { wide: '40em', full: '64em', aside: '73.75em' };

/**
 * Conditions for vanilla-extract's `@container`. `rem` in a container query follows `html { font-size: 200% }`, `em` in
 * a media query does not. Use them only to remove columns.
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
