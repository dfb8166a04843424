import type { Question } from '@settlement-help/contract';

const question = (index: number): Question => ({
  id: `question-${index}`,
  title: `Where do I register the address number ${index}?`,
  content: 'We moved in last week, and the office has no free appointment before the end of the month.',
  language: null,
  category: index % 2 ? 'housing' : 'legal',
  user: {
    id: `person-${index % 7}`,
    full_name: `Person ${index % 7}`,
    profile_photo: null,
    is_blocked: false,
  },
  created_at: '2026-11-01T09:00:00.000Z',
  upvotes: index % 5,
  downvotes: 0,
  my_vote: null,
  edited_at: null,
  is_deleted: false,
  answer_count: 0,
  view_count: index,
  is_resolved: false,
  country: null,
  step_key: null,
  is_followed: false,
  accepted_at: null,
  last_answer_at: null,
  matching_answer: null,
});

/** Every second question is about housing. */
export const questions = Array.from({ length: 200 }, (_, index) => question(index));
