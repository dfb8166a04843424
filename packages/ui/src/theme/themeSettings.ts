/** The themes and `system`. Separate from `tokens.ts`, so that apps do not bundle the colours. */
export const themeSettings = ['system', 'light', 'dark', 'contrast'] as const;

export type ThemeSetting = (typeof themeSettings)[number];

/** Returns the setting with this name, or `system` if the stored value is missing or unknown. */
export const parseThemeSetting = (value: string | null): ThemeSetting =>
  themeSettings.find((setting) => setting === value) ?? 'system';
