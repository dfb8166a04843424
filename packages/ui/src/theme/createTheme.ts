import { toHex } from './contrast/colour.ts';
import { contrastFailures } from './contrast/contrastFailures.ts';
import type { scale } from './scale.ts';
import { tokenName } from './tokenName.ts';
import { type ColorTokens, type ThemeName, themes } from './tokens.ts';

/** The colours of a brand in one theme, in any notation of CSS; roles that are left out stay ours. */
export type BrandColors = {
  [Role in keyof ColorTokens]?: ColorTokens[Role] extends string ? string : Partial<ColorTokens[Role]>;
};

/** What a brand changes. */
export interface Brand {
  /** By day. */
  light: BrandColors;
  /** By night. */
  dark: BrandColors;
  /** For those who ask for more contrast. @default ours, which belongs to no brand */
  contrast?: BrandColors;
  /** Families of fonts, as CSS writes them. @default ours */
  font?: Partial<typeof scale.font>;
  /** How round corners are, as CSS lengths. @default ours */
  radius?: Partial<typeof scale.radius>;
}

export interface ThemeOptions {
  /** Where the brand is in force. @default ':root', the whole page */
  scope?: string;
}

type Tree = { [name: string]: string | Tree };

const merge = (base: Tree, changes: Tree): Tree =>
  Object.fromEntries(
    Object.entries({ ...base, ...changes }).map(([name, value]) => {
      const own = base[name];
      return [name, typeof value === 'object' && typeof own === 'object' ? merge(own, value) : value];
    }),
  );

const declarations = (tree: Tree, path: string[], write: (value: string) => string): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`--${tokenName([...path, name])}:${write(value)}`]
      : declarations(value, [...path, name], write),
  );

/** How a theme is chosen: by `data-theme` on the element itself, which wins, or around it. */
function selectorsOf(theme: ThemeName, scope: string) {
  const isDefault = theme === 'light';
  if (scope === ':root') return `${isDefault ? ':root,' : ''}[data-theme=${theme}]`;
  return `${isDefault ? `${scope},` : ''}:where([data-theme=${theme}]) ${scope},${scope}[data-theme=${theme}]`;
}

/**
 * The style sheet of a brand, to stand after `styles.css`. It throws where two colours that meet have too little
 * contrast (WCAG 2.2 AA, 7 for running text), and names them.
 */
export function createTheme(
  { light, dark, contrast = {}, font = {}, radius = {} }: Brand,
  { scope = ':root' }: ThemeOptions = {},
) {
  const brand = { light, dark, contrast };
  const written = Object.fromEntries(
    (Object.keys(themes) as ThemeName[]).map((theme) => {
      const colors = merge(themes[theme], brand[theme] as Tree) as ColorTokens;
      const failures = contrastFailures(colors);
      if (failures.length > 0)
        throw new Error(`Too little contrast in the theme "${theme}":\n${failures.join('\n')}`);
      // All of them: within the brand, one theme may stand inside another.
      return [theme, declarations(colors, ['color'], toHex).join(';')];
    }),
  ) as Record<ThemeName, string>;
  const shape = [
    ...declarations({ ...font }, ['font'], (value) => value),
    ...declarations({ ...radius }, ['radius'], (value) => value),
  ].join(';');

  const byDevice = scope === ':root' ? ':root:not([data-theme])' : `:where(:root:not([data-theme])) ${scope}`;
  return [
    `${scope}{${shape}}`,
    ...(Object.keys(themes) as ThemeName[]).map((theme) => `${selectorsOf(theme, scope)}{${written[theme]}}`),
    `@media (prefers-color-scheme:dark){${byDevice}{${written.dark}}}`,
    `@media (prefers-contrast:more){${byDevice}{${written.contrast}}}`,
  ].join('\n');
}
