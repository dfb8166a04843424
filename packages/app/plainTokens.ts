import type { Plugin } from 'vite';
import { scale } from '../ui/src/theme/scale.ts';
import { tokenName } from '../ui/src/theme/tokenName.ts';
import { themes } from '../ui/src/theme/tokens.ts';

type Leaves = string | { [key: string]: Leaves };

const flat = (leaves: Leaves, path: string[] = []): [string, string][] =>
  typeof leaves === 'string'
    ? [[`--${tokenName(path)}`, leaves]]
    : Object.entries(leaves).flatMap(([key, leaf]) => flat(leaf, [...path, key]));

const { font, ...plain } = scale;
const values = new Map(flat(plain));

const inThemes = Object.values(themes).map((color) => new Map(flat({ color, font })));
/** What each token is in the themes, one after the other: those of one colour everywhere share a name. */
const looks = new Map(
  flat({ color: themes.light, font }).map(([name]) => [
    name,
    inThemes.map((tokens) => tokens.get(name)).join(),
  ]),
);
const distinct = [...new Set(looks.values())];

/**
 * Writes the tokens that are the same in every theme into the rules, and gives the colours and the fonts (whose quotes
 * a script would stumble over) a sign each. The public names are for those who build upon the library.
 */
export function plainTokens(): Plugin {
  return {
    name: 'plain-tokens',
    apply: 'build',
    transform(code) {
      if (!code.includes('--sh-')) return null;
      const squeezed = code
        .replace(/(--sh-[\w-]+): [^;]+;/g, (definition, name) => (values.has(name) ? '' : definition))
        .replace(/var\((--sh-[\w-]+)\)/g, (use, name) => values.get(name) ?? use)
        .replace(/--sh-[\w-]+/g, (name) => {
          const look = looks.get(name);
          return look ? `--${distinct.indexOf(look).toString(36)}` : name;
        });
      // Nothing moves to another line.
      return { code: squeezed, map: null };
    },
  };
}
