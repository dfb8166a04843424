import Color from 'colorjs.io';
import { create, type ThemeVars } from 'storybook/theming';
import { type ColorTokens, themes } from '../packages/ui/src/theme/tokens.ts';

// Storybook computes with these colours and only parses hex.
const hex = (color: string) => new Color(color).to('srgb').toGamut().toString({ format: 'hex' });

const themeOf = (base: 'light' | 'dark', { surface, text, border, action }: ColorTokens): ThemeVars =>
  create({
    base,
    brandTitle: 'Settlement Help',
    fontBase: '"Source Sans 3 Variable", system-ui, sans-serif',
    colorPrimary: hex(action.background),
    colorSecondary: hex(action.text),
    appBg: hex(surface.sunken),
    appContentBg: hex(surface.page),
    appPreviewBg: hex(surface.page),
    appHoverBg: hex(action.soft),
    appBorderColor: hex(border.subtle),
    appBorderRadius: 8,
    barBg: hex(surface.page),
    barTextColor: hex(text.muted),
    barHoverColor: hex(action.text),
    barSelectedColor: hex(action.text),
    textColor: hex(text.default),
    textInverseColor: hex(action.onAction),
    textMutedColor: hex(text.muted),
    inputBg: hex(surface.raised),
    inputBorder: hex(border.control),
    inputTextColor: hex(text.default),
    buttonBg: hex(surface.raised),
    buttonBorder: hex(border.control),
    booleanBg: hex(surface.sunken),
    booleanSelectedBg: hex(surface.raised),
  });

const frames = { light: themeOf('light', themes.light), dark: themeOf('dark', themes.dark) };

export const darkScheme = matchMedia('(prefers-color-scheme: dark)');

/** Returns the theme of Storybook's own interface and docs pages for a theme of the toolbar. */
export function frameTheme(theme: unknown): ThemeVars {
  const isDark = theme === 'dark' || ((theme === 'system' || theme === undefined) && darkScheme.matches);
  return frames[isDark ? 'dark' : 'light'];
}
