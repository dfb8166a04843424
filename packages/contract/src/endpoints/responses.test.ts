import { describe, expect, test } from 'vitest';
import { fixtures } from '../testing/index.ts';
import { endpoints } from './index.ts';

describe('accepts a response with only the fields of the specification (§3)', () => {
  test('a step', () => {
    const step = {
      id: 1,
      step_number: 1,
      title: 'Register your address',
      description: 'At the town hall.',
      is_completed: false,
      is_unlocked: true,
      has_document: false,
      document_url: null,
    };
    expect(endpoints.listSteps.response.parse([step])).toMatchObject([
      { ...step, id: '1', question: 'Have you done this step?', bring: [], places: [], deadline: null },
    ]);
  });

  test('a user who settles in another country', () => {
    const user = { ...fixtures.user, settlement_country: 'Spain' };
    expect(endpoints.getMe.response.parse(user)).toMatchObject({ settlement_country: 'France' });
  });

  test('a user without a name', () => {
    const user = { ...fixtures.user, id: 1, full_name: null };
    expect(endpoints.getMe.response.parse(user)).toMatchObject({ id: '1', full_name: '' });
  });

  test('a document without a step', () => {
    const { settlement_step_id: _step, ...document } = fixtures.documents[0] ?? {};
    const [parsed] = endpoints.listDocuments.response.parse([document]);
    expect(parsed).toMatchObject({ ...document, settlement_step_id: null });
  });

  test('a question and its answer without an author id', () => {
    const { my_vote: _vote, ...question } = fixtures.openQuestion;
    const answer = {
      id: 7,
      content: 'At the counter.',
      user: { full_name: 'Bo', profile_photo: null },
      created_at: '2026-11-20T09:00:00Z',
      upvotes: 0,
      downvotes: 0,
      is_accepted: false,
    };
    expect(endpoints.getQuestion.response.parse({ ...question, answers: [answer] })).toMatchObject({
      my_vote: null,
      answers: [{ id: '7', my_vote: null, user: { id: '', full_name: 'Bo' } }],
    });
  });

  test.each(['2026-11-20T09:00:00+01:00', '2026-11-20T09:00:00.123456'])('the time %s', (created_at) => {
    const question = { ...fixtures.openQuestion, created_at };
    expect(endpoints.getQuestion.response.parse(question)).toMatchObject({ created_at });
  });
});

test.each([
  ['a missing id', { id: undefined }],
  ['a title that is a number', { title: 7 }],
  ['an unknown category', { category: 'other' }],
])('refuses a question with %s', (_case, change) => {
  const question = { ...fixtures.openQuestion, ...change };
  expect(endpoints.getQuestion.response.safeParse(question).success).toBe(false);
});
