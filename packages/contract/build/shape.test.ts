import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '../src/index.ts';
import { fixtures } from '../src/mock/index.ts';
import { readerOf } from './shape.ts';
import { shapeOf } from './shapeOf.ts';

const answered = {
  getMe: fixtures.user,
  listSteps: fixtures.steps,
  listDocuments: fixtures.documents,
  listQuestions: fixtures.questions,
  getQuestion: fixtures.openQuestion,
} as const;

/** Each value once more with one part of it missing or of another kind, however deep. */
function* spoiled(value: unknown): Generator<unknown> {
  yield typeof value === 'boolean' ? 0 : true;
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
    const reader = readerOf(shapeOf(response));
    test(`${name}, whole`, () => expect(reader.safeParse(answer).data).toEqual(answer));
    test(`${name}, spoiled in each place`, () => {
      for (const bad of spoiled(answer)) {
        const { success, data } = response.safeParse(bad);
        expect(reader.safeParse(bad), JSON.stringify(bad)).toMatchObject({
          success,
          ...(success && { data }),
        });
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

describe('a server that answers what the specification names (§3) and no more is understood', () => {
  const read = (name: keyof typeof answered, value: unknown) =>
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
