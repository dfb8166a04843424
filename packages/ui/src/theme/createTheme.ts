import { toHex } from './contrast/color.ts';
import { contrastFailures } from './contrast/contrastFailures.ts';
import type { scale } from './scale.ts';
import { tokenName } from './tokenName.ts';
import { type ColorTokens, type ThemeName, themes } from './tokens.ts';

/** The colours of a brand in one theme, in any CSS notation. Missing roles keep the default. */
export type BrandColors = {
  [Role in keyof ColorTokens]?: ColorTokens[Role] extends string ? string : Partial<ColorTokens[Role]>;
};

export interface Brand {
  light: BrandColors;
  dark: BrandColors;
  contrast?: BrandColors;
  font?: Partial<typeof scale.font>;
  radius?: Partial<typeof scale.radius>;
}

export interface ThemeOptions {
  /** CSS selector of the elements with the brand. */
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

/** `data-theme` on the element itself overrides an ancestor's. */
function selectorsOf(theme: ThemeName, scope: string) {
  const isDefault = theme === 'light';
  if (scope === ':root') return `${isDefault ? ':root,' : ''}[data-theme=${theme}]`;
  return `${isDefault ? `${scope},` : ''}:where([data-theme=${theme}]) ${scope},${scope}[data-theme=${theme}]`;
}

/** Returns a stylesheet to load after `styles.css`. Throws if two colours have too little contrast. */
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
      // Writes every theme, because themes can be nested inside the brand.
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
