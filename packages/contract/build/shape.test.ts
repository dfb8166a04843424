import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints, endpoints } from '../src/index.ts';
import { fixtures } from '../src/mock/index.ts';
import { readerOf } from './shape.ts';
import { shapeOf } from './shapeOf.ts';

const responses = {
  getMe: fixtures.user,
  listSteps: fixtures.steps.slice(0, 2),
  listDocuments: fixtures.documents,
  listQuestions: fixtures.questions,
  getQuestion: fixtures.openQuestion,
} as const;

/** Copies of the value, each with one part of it missing or of another kind. */
function* invalid(value: unknown): Generator<unknown> {
  yield typeof value === 'boolean' ? 0 : true;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const bad of invalid(item)) yield value.with(index, bad);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      const { [key]: _left, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const bad of invalid(part)) yield { ...value, [key]: bad };
    }
  }
}

describe('a shape accepts and refuses what its schema does', () => {
  for (const [name, body] of Object.entries(responses)) {
    const { response } = endpoints[name as keyof typeof responses];
    const reader = readerOf(shapeOf(response));
    test(`${name}, valid`, () => expect(reader.safeParse(body).data).toEqual(body));
    test(`${name}, with each part invalid in turn`, () => {
      for (const bad of invalid(body)) {
        const { success, data } = response.safeParse(bad);
        expect(reader.safeParse(bad), JSON.stringify(bad)).toMatchObject({
          success,
          ...(success && { data }),
        });
      }
    });
  }

  test('of every endpoint', () => {
    for (const { response } of Object.values(allEndpoints)) if (response) shapeOf(response);
  });

  test('throws for a kind that it does not know', () => {
    expect(() => shapeOf(z.date())).toThrow('has a date');
  });
});

describe('a response with only what the specification names (§3) is read', () => {
  const read = (name: keyof typeof responses, value: unknown) =>
    readerOf(shapeOf(endpoints[name].response)).safeParse(value);

  test('a step', () => {
    const named = {
      id: 1,
      step_number: 1,
      title: 'Register your address',
      description: 'At the town hall.',
      is_completed: false,
      is_unlocked: true,
      has_document: false,
      document_url: null,
    };
    expect(read('listSteps', [named]).data).toMatchObject([
      { ...named, id: '1', question: 'Have you done this step?', bring: [], places: [], deadline: null },
    ]);
  });

  test('a person who settles in another country', () => {
    const spain = { ...fixtures.user, settlement_country: 'Spain' };
    expect(read('getMe', spain).data).toMatchObject({ settlement_country: 'France' });
  });

  test('a document without a step', () => {
    const { settlement_step_id: _step, ...named } = fixtures.documents[0] ?? {};
    expect(read('listDocuments', [named]).data).toMatchObject([{ ...named, settlement_step_id: null }]);
  });

  test('a question and its answer, whose author has no id', () => {
    const { my_vote: _vote, ...named } = fixtures.openQuestion;
    const answer = {
      id: 7,
      content: 'At the counter.',
      user: { full_name: 'Bo', profile_photo: null },
      created_at: '2026-11-20T09:00:00Z',
      upvotes: 0,
      downvotes: 0,
      is_accepted: false,
    };
    expect(read('getQuestion', { ...named, answers: [answer] }).data).toMatchObject({
      my_vote: null,
      answers: [{ id: '7', my_vote: null, user: { id: '', full_name: 'Bo' } }],
    });
  });

  test('a person without a name', () => {
    expect(read('getMe', { ...fixtures.user, id: 1, full_name: null }).data).toMatchObject({
      id: '1',
      full_name: '',
    });
  });
});
