import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from './index.ts';
import { fixtures } from './mock/index.ts';
import { matches, shapeOf } from './shape.ts';

const answered = {
  getMe: fixtures.user,
  listSteps: fixtures.steps,
  listDocuments: fixtures.documents,
  listQuestions: fixtures.questions,
  getQuestion: fixtures.openQuestion,
} as const;

/** Each value once more with one part of it missing or of another kind, however deep. */
function* spoiled(value: unknown): Generator<unknown> {
  yield typeof value === 'number' ? 'text' : 0;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const bad of spoiled(item)) yield value.with(index, bad);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      const { [key]: _left, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const bad of spoiled(part)) yield { ...value, [key]: bad };
    }
  }
}

describe('a shape says of an answer what its schema says', () => {
  for (const [name, answer] of Object.entries(answered)) {
    const { response } = endpoints[name as keyof typeof answered];
    const shape = shapeOf(response);
    test(`${name}, whole`, () => expect(matches(shape, answer)).toBe(true));
    test(`${name}, spoiled in each place`, () => {
      for (const bad of spoiled(answer)) {
        expect(matches(shape, bad), JSON.stringify(bad)).toBe(response.safeParse(bad).success);
      }
    });
  }

  test('every endpoint has one', () => {
    for (const { response } of Object.values(endpoints)) if (response) shapeOf(response);
  });

  test('a kind that it does not know is refused and not let through', () => {
    expect(() => shapeOf(z.date())).toThrow('holds a date');
  });
});
