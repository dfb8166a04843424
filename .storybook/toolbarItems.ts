/** Themes that can be chosen in the toolbar and compared. */
export const themeItems = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
  { value: 'contrast', title: 'High contrast' },
];

/** Writing directions that can be chosen in the toolbar and compared. */
export const directionItems = [
  { value: 'ltr', title: 'Left to right' },
  { value: 'rtl', title: 'Right to left' },
];
