import { register } from '@tokens-studio/sd-transforms';
import StyleDictionary from 'style-dictionary';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { countLeaves, parseTokens, withValue } from '../../../test/parseTokens.ts';
import { toLongHex } from '../contrast/color.ts';
import { palette } from '../palette.ts';
import { scale } from '../scale.ts';
import { type ColorTokens, type ThemeName, themes } from '../tokens.ts';
import { figmaVariables } from './figmaVariables.ts';
import { tokensStudio } from './tokensStudio.ts';
import { lengths } from './values.ts';

const names = Object.keys(themes) as ThemeName[];

/** The colour of each role in a theme, such as `['text.muted', '#5c564c']`. */
const roles = (theme: ThemeName) =>
  Object.entries(themes[theme] satisfies ColorTokens).flatMap(([group, value]) =>
    typeof value === 'string'
      ? [[group, toLongHex(value)] as const]
      : Object.entries(value).map(([name, colour]) => [`${group}.${name}`, toLongHex(colour)] as const),
  );

const srgb = z.object({ components: z.array(z.number()), alpha: z.number() });

const byte = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');

/** The import reads no other types, only sRGB and HSL, pixels without a unit, and one font name. */
async function parseFigma(file: object) {
  const tokens = await parseTokens(file, { 'core/colorspace': ['error', { colorSpace: 'srgb' }] });
  const variable = z.discriminatedUnion('$type', [
    z.object({ $type: z.literal('color') }),
    z.object({ $type: z.literal('number') }),
    z.object({ $type: z.literal('fontFamily'), originalValue: z.object({ $value: z.string() }) }),
  ]);
  for (const token of Object.values(tokens)) variable.parse(token);
  return tokens;
}

test.each(names)('Figma imports every variable of %s in the colours of the CSS', async (theme) => {
  const tokens = await parseFigma(figmaVariables(theme));
  const { weight, font } = scale;
  expect(Object.keys(tokens)).toHaveLength(
    [palette, themes[theme], lengths, weight, font].map(countLeaves).reduce((sum, count) => sum + count),
  );
  for (const [role, hex] of roles(theme)) {
    const { components, alpha } = srgb.parse(tokens[`color.${role}`]?.$value);
    const shown = `#${components.map(byte).join('')}`;
    expect(alpha === 1 ? shown : `${shown}${byte(alpha)}`, role).toBe(hex);
  }
  expect(tokens['color.action.background']?.aliasOf).toMatch(/^palette\./);
  expect(tokens['text.hero']?.$value).toBe(70);
  expect(tokens['radius.sheet']?.$value).toBe(12);
});

test.each([
  ['palette.ink.900', { colorSpace: 'oklch', components: [0.255, 0.05, 262] }],
  ['space.4', { value: 1, unit: 'rem' }],
  ['font.body', ['Source Sans 3', 'sans-serif']],
  ['color.text.default', '{palette.ink.1000}'],
])('Figma rejects %s with a wrong value', async (path, value) => {
  await expect(parseFigma(withValue(figmaVariables('light'), path, value))).rejects.toThrow();
});

const colour = z.string().regex(/^(#[\da-f]{6}([\da-f]{2})?|\{[\w.]+\})$/);
const length = z.string().regex(/^-?[\d.]+(px|rem)?$/);
const typed = <Type extends string, Value extends z.ZodType>(type: Type, value: Value) =>
  z.strictObject({ $type: z.literal(type), $value: value });

/** As the plugin's own schema, in which a set has only groups and tokens, with the values that it can apply. */
const studioToken = z.discriminatedUnion('$type', [
  typed('color', colour),
  ...(['spacing', 'borderRadius', 'fontSizes', 'sizing'] as const).map((type) => typed(type, length)),
  typed('fontFamilies', z.string()),
  typed('fontWeights', z.string().regex(/^\d{3}$/)),
  typed('lineHeights', z.string().regex(/^\d+%$/)),
  typed(
    'boxShadow',
    z.array(
      z.strictObject({
        type: z.enum(['dropShadow', 'innerShadow']),
        ...{ x: length, y: length, blur: length, spread: length, color: colour },
      }),
    ),
  ),
]);
type StudioSet = { [name: string]: z.infer<typeof studioToken> | StudioSet };
const studioSet: z.ZodType<StudioSet> = z.lazy(() => z.record(z.string(), studioToken.or(studioSet)));
const studioFile = z
  .object({
    $themes: z.array(
      z.strictObject({
        ...{ id: z.string(), name: z.string(), group: z.string() },
        selectedTokenSets: z.record(z.string(), z.enum(['enabled', 'disabled', 'source'])),
      }),
    ),
    $metadata: z.strictObject({ tokenSetOrder: z.array(z.string()) }),
  })
  .catchall(studioSet);

test('Tokens Studio loads the sets and themes', () => {
  const { $themes, $metadata, ...sets } = studioFile.parse(tokensStudio());
  expect($metadata.tokenSetOrder).toEqual(Object.keys(sets));
  for (const { selectedTokenSets } of $themes) expect(sets).toMatchObject(keysOf(selectedTokenSets));
  expect($themes.map(({ name }) => name)).toEqual(names);
});

const keysOf = (record: object) => Object.fromEntries(Object.keys(record).map((key) => [key, {}]));

register(StyleDictionary);

test.each(names)('the transforms of Tokens Studio resolve %s to the colours of the CSS', async (theme) => {
  const { shared, [theme]: set } = tokensStudio() as Record<string, object>;
  const dictionary = new StyleDictionary({
    tokens: { ...shared, ...set },
    preprocessors: ['tokens-studio'],
    platforms: { css: { transformGroup: 'tokens-studio', transforms: ['name/kebab'] } },
    log: { verbosity: 'silent', errors: { brokenReferences: 'throw' } },
  });
  const { allTokens } = await dictionary.getPlatformTokens('css');
  const values = Object.fromEntries(allTokens.map(({ path, $value }) => [path.join('.'), $value]));
  for (const [role, hex] of roles(theme)) expect(toLongHex(values[`color.${role}`]), role).toBe(hex);
  expect(values).toMatchObject({ 'radius.sheet': '12px', 'leading.body': 1.55, 'weight.bold': '600' });
  expect(values['shadow.raised']).toMatch(/^0 1px 2px 0 #040a180f, 0 14px 32px -10px #040a182e$/);
});

test.each([
  ['shared.palette.ink.900', { colorSpace: 'oklch', components: [0.255, 0.05, 262] }],
  ['shared.space.4', { value: 1, unit: 'rem' }],
  ['shared.leading.body', 1.55],
])('Tokens Studio rejects %s with a wrong value', (path, value) => {
  expect(studioFile.safeParse(withValue(tokensStudio(), path, value)).success).toBe(false);
});
