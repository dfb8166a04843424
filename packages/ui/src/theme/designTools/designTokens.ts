import { OKLCH, parse, to } from 'colorjs.io/fn';
import { toLongHex } from '../contrast/color.ts';
import { palette } from '../palette.ts';
import { scale } from '../scale.ts';
import { themes } from '../tokens.ts';

export type Values = { [name: string]: string | Values };

const round = (value: number) => Number(value.toFixed(4));

const color = (value: string) => {
  const { coords, alpha } = to(parse(value), OKLCH);
  return {
    colorSpace: 'oklch',
    components: coords.map((part) => round(part ?? 0)),
    alpha: round(alpha ?? 1),
    hex: toLongHex(value).slice(0, 7),
  };
};

const quantity = (value: string) => ({
  value: Number.parseFloat(value),
  unit: value.replace(/^[\d.]+/, '') || 'px',
});

/** The lengths and the colour of each layer of a shadow. */
export const shadowLayers = (value: string) =>
  value.split(/, (?=\d)/).map((layer) => {
    const [lengths = '', ink = ''] = layer.split(/ (?=rgb)/);
    return { lengths: lengths.split(' '), ink };
  });

const shadow = (value: string) =>
  shadowLayers(value).map(({ lengths, ink }) => {
    const [offsetX, offsetY, blur, spread = quantity('0px')] = lengths.map((length) => ({
      ...quantity(length.replace('-', '')),
      value: Number.parseFloat(length),
    }));
    return { color: color(ink), offsetX, offsetY, blur, spread };
  });

/** The largest size of a `clamp()` or `min()`. */
export const largest = (value: string) => value.match(/^(?:clamp|min)\(.*, (.+)\)$/)?.[1] ?? value;

/** The format has no `clamp()` and `min()`: the value is the largest size, with the CSS as an extension. */
function size(value: string) {
  const most = largest(value);
  if (most !== value) return { $value: quantity(most), $extensions: { 'settlement-help.css': value } };
  const $value = quantity(value);
  return $value.unit === 'em' ? { $type: 'number', $value: $value.value, $description: 'In em' } : { $value };
}

const token =
  <Value>(read: (value: string) => Value) =>
  (value: string) => ({ $value: read(value) });

export const tokensOf = (values: Values, write: (value: string) => object): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? write(value) : tokensOf(value, write),
    ]),
  );

const group = ($type: string, values: Values, write: (value: string) => object) => ({
  $type,
  ...tokensOf(values, write),
});

export const inks = new Map(
  Object.entries(palette).flatMap(([hue, shades]) =>
    Object.entries(shades).map(([shade, value]): [string, string] => [value, `{palette.${hue}.${shade}}`]),
  ),
);

/** A role refers to its ink, so that a design tool shows which inks a theme uses. Transparent colours have none. */
const role = (value: string) => ({ $value: inks.get(value) ?? color(value) });

/** All tokens in the format of the Design Tokens Community Group (2025.10). */
export const designTokens = () => ({
  $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
  palette: { $description: 'Use the roles in “color”.', ...group('color', palette, token(color)) },
  color: group('color', themes, role),
  space: group('dimension', scale.space, size),
  radius: group('dimension', scale.radius, size),
  shadow: group('shadow', scale.shadow, token(shadow)),
  font: group(
    'fontFamily',
    scale.font,
    token((value) => value.split(', ').map((name) => name.replaceAll("'", ''))),
  ),
  text: group('dimension', scale.text, size),
  leading: group('number', scale.leading, token(Number)),
  weight: group('fontWeight', scale.weight, token(Number)),
  duration: group('duration', scale.duration, token(quantity)),
  easing: group(
    'cubicBezier',
    scale.easing,
    token((value) => value.match(/[\d.]+/g)?.map(Number)),
  ),
  size: group('dimension', scale.size, size),
  zIndex: group('number', scale.zIndex, token(Number)),
});
