/** Widths of the window in `em`, so that larger text gets the narrower layout. */
export const breakpoints = {
  /** 640 px: the bottom bar is hidden. Below `full`, a menu button opens the navigation. */
  wide: '40em',
  /** 1024 px: a sidebar shows the navigation. */
  full: '64em',
  /** 1180 px: a page shows its aside next to the content. */
  aside: '73.75em',
};

/** For `@container`, only to remove columns: unlike a media query it follows `html { font-size: 200% }`. */
export const screenBelow = (width: string) => `screen (width < ${width})`;

export const media = {
  /** A phone with large text: the five links of the bottom bar do not fit on one row, and bars scroll away. */
  largeText: '(max-width: 19.5em)',
  wide: `(min-width: ${breakpoints.wide})`,
  full: `(min-width: ${breakpoints.full})`,
  aside: `(min-width: ${breakpoints.aside})`,
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
};
