export { type Brand, type BrandColors, createTheme, type ThemeOptions } from './theme/createTheme.ts';
export { scale } from './theme/scale.ts';
export { type ColorTokens, type ThemeName, themes } from './theme/tokens.ts';
export { vars } from './theme/vars.css.ts';
