import { expect, test } from 'vitest';
import { componentTokens } from '../../packages/ui/build/componentTokens.ts';

const { components, tokens } = componentTokens();

test('every used token is a single token that exists', () => {
  const used = new Set(Object.values(components).flat());
  expect([...used].filter((token) => !(token in tokens))).toEqual([]);
});

test('includes tokens of the shared styles that a component uses, and no others', () => {
  expect(components.InlineMessage).toContain('color.danger.surface');
  expect(components.Button).toContain('color.danger.background');
  // Of the styles of Field, it uses only the control.
  expect(components.DateField).toContain('color.border.control');
  expect(components.DateField).not.toContain('weight.bold');
  // It renders a Button, whose tokens are the Button's.
  expect(components.CopyButton ?? []).not.toContain('color.action.background');
});

test('lists the same pairs by token and by component', () => {
  const pairs = Object.entries(components).flatMap(([name, own]) => own.map((token) => `${token} ${name}`));
  const reversed = Object.entries(tokens).flatMap(([token, users]) =>
    users.map((name) => `${token} ${name}`),
  );
  expect(reversed.sort()).toEqual(pairs.sort());
});

test('every token has a component', () => {
  expect(Object.keys(tokens).filter((token) => tokens[token]?.length === 0)).toEqual([]);
});
