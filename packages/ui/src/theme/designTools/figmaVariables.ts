import { toLongHex } from '../contrast/color.ts';
import { palette } from '../palette.ts';
import { scale } from '../scale.ts';
import { type ThemeName, themes } from '../tokens.ts';
import { inks, tokensOf } from './designTokens.ts';
import { fontName, inPixels, lengths } from './values.ts';

function color(value: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (toLongHex(value).slice(1).match(/../g) ?? []).map(
    (part) => Number((Number.parseInt(part, 16) / 255).toFixed(4)),
  );
  return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex: toLongHex(value).slice(0, 7) };
}

const variable =
  <Value>($type: 'color' | 'number' | 'fontFamily', read: (value: string) => Value) =>
  (value: string) => ({ $type, $value: read(value) });

/**
 * A mode for the import of Figma's variables, which rejects OKLCH and `rem`. Shadows and easings cannot be
 * variables, and a line height would be read as pixels.
 */
export const figmaVariables = (theme: ThemeName) => ({
  $extensions: { 'com.figma.modeName': theme },
  palette: tokensOf(palette, variable('color', color)),
  color: tokensOf(
    themes[theme],
    variable('color', (value) => inks.get(value) ?? color(value)),
  ),
  ...tokensOf(lengths, variable('number', inPixels)),
  weight: tokensOf(scale.weight, variable('number', Number)),
  font: tokensOf(scale.font, variable('fontFamily', fontName)),
});
