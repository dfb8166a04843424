import { defineConfig, parse } from '@terrazzo/parser';
import { leaves } from '../src/theme/leaves.ts';

type Rules = NonNullable<NonNullable<Parameters<typeof defineConfig>[0]['lint']>['rules']>;

/** Without rules, the reader accepts any value. */
const values = [
  'color',
  'dimension',
  'font-family',
  'font-weight',
  'duration',
  'cubic-bezier',
  'number',
  'shadow',
];
const formatRules: Rules = Object.fromEntries(values.map((type) => [`core/valid-${type}`, 'error']));

/** Validates tokens by the format of 2025.10 and by further rules, and resolves their aliases. */
export async function parseTokens(tokens: object, rules: Rules = {}) {
  const filename = new URL('file:///tokens.json');
  const config = defineConfig(
    { lint: { rules: { ...formatRules, ...rules } } },
    { cwd: new URL('file:///') },
  );
  const parsed = await parse([{ filename, src: JSON.stringify(tokens) }], { config });
  return parsed.tokens;
}

/** Replaces the value of one token. */
export function withValue<Tokens extends object>(tokens: Tokens, path: string, value: unknown): Tokens {
  const copy = structuredClone(tokens);
  const token = path
    .split('.')
    .reduce<Record<string, unknown>>(
      (group, name) => group[name] as Record<string, unknown>,
      copy as Record<string, unknown>,
    );
  token.$value = value;
  return copy;
}

export const countLeaves = (group: object) => leaves(group).length;
