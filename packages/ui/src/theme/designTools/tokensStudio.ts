import { toLongHex } from '../contrast/color.ts';
import { palette } from '../palette.ts';
import { scale } from '../scale.ts';
import { themes } from '../tokens.ts';
import { inks, largest, shadowLayers, tokensOf, type Values } from './designTokens.ts';
import { fontName, lengths } from './values.ts';

const typed = ($type: string, values: Values, read: (value: string) => unknown) =>
  tokensOf(values, (value) => ({ $type, $value: read(value) }));

const shadow = (value: string) =>
  shadowLayers(value).map(({ lengths: [x, y, blur, spread = '0'], ink }) => {
    return { type: 'dropShadow', x, y, blur, spread, color: toLongHex(ink) };
  });

const names = Object.keys(themes);

/**
 * The sets and themes of Tokens Studio, which cannot read the objects of the format: its values are strings, and
 * each token names its type. It has no types for easings and layers.
 */
export const tokensStudio = () => ({
  shared: {
    palette: typed('color', palette, toLongHex),
    space: typed('spacing', lengths.space, largest),
    radius: typed('borderRadius', lengths.radius, largest),
    text: typed('fontSizes', lengths.text, largest),
    size: typed('sizing', lengths.size, largest),
    font: typed('fontFamilies', scale.font, fontName),
    weight: typed('fontWeights', scale.weight, String),
    leading: typed('lineHeights', scale.leading, (value) => `${Math.round(Number(value) * 100)}%`),
    shadow: typed('boxShadow', scale.shadow, shadow),
  },
  ...Object.fromEntries(
    Object.entries(themes).map(([name, roles]) => [
      name,
      { color: typed('color', roles, (value) => inks.get(value) ?? toLongHex(value)) },
    ]),
  ),
  $themes: names.map((name) => ({
    id: name,
    name,
    group: 'theme',
    selectedTokenSets: { shared: 'enabled', [name]: 'enabled' },
  })),
  $metadata: { tokenSetOrder: ['shared', ...names] },
});
