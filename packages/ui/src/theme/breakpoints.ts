/** Where the layout changes: bottom bar below `wide`, drawer up to `full`, sidebar from there (design.md, Layout). */
export const breakpoints = { wide: '640px', full: '1024px' };

/** Media conditions for vanilla-extract's `@media`. */
export const media = {
  wide: `(min-width: ${breakpoints.wide})`,
  full: `(min-width: ${breakpoints.full})`,
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
};
