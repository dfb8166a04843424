/** The themes and `system`. Separate from `tokens.ts`, so that apps do not bundle the colours. */
export const themeSettings = ['system', 'light', 'dark', 'contrast'] as const;

export type ThemeSetting = (typeof themeSettings)[number];

/** Returns `system` for an unknown value, such as in the storage of a browser. */
export const parseThemeSetting = (value: string | null): ThemeSetting =>
  themeSettings.find((setting) => setting === value) ?? 'system';
