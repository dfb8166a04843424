import * as z from 'zod/mini';
import { type Answer, QuestionDetail } from '../entities/forum/forum.ts';

const amira = { id: 'user-amira', full_name: 'Amira Haddad', profile_photo: null, is_blocked: false };
const jonas = { id: 'user-jonas', full_name: 'Jonas Okafor', profile_photo: null, is_blocked: false };
const member = { id: 'user-member', full_name: 'Member', profile_photo: null, is_blocked: false };

const untouched = { upvotes: 0, downvotes: 0, my_vote: null };

/** Amira's own question, resolved, with its accepted answer. */
export const question = z.parse(QuestionDetail, {
  id: 'question-1',
  title: 'Which papers did the Bürgeramt really ask for?',
  content: 'My appointment is next week and the list on the website is long.',
  language: 'en',
  country: 'Germany',
  step_key: 'anmeldung',
  is_followed: true,
  accepted_at: '2026-11-19T19:00:00.000Z',
  last_answer_at: '2026-11-19T18:20:00.000Z',
  category: 'legal',
  user: amira,
  created_at: '2026-11-19T16:00:00.000Z',
  ...untouched,
  upvotes: 4,
  answer_count: 1,
  view_count: 23,
  is_resolved: true,
  answers: [
    {
      id: 'answer-1',
      content: 'Passport, the form and the Wohnungsgeberbestätigung. Nobody asked for the lease.',
      user: jonas,
      created_at: '2026-11-19T18:20:00.000Z',
      ...untouched,
      upvotes: 6,
      is_accepted: true,
    },
  ],
});

/** Jonas's question, open, with two answers: one of a person without a name, one of Amira. */
export const openQuestion = z.parse(QuestionDetail, {
  id: 'question-2',
  title: 'Can I open a bank account before I have registered my address?',
  content:
    'My employer wants an IBAN by the end of the month, but the next free appointment for the registration is in five weeks.\n\nHas anybody managed with the passport alone?',
  language: 'en',
  country: 'Germany',
  is_followed: false,
  last_answer_at: '2026-11-20T08:55:00.000Z',
  category: 'banking',
  user: jonas,
  created_at: '2026-11-20T08:40:00.000Z',
  ...untouched,
  upvotes: 2,
  downvotes: 1,
  answer_count: 2,
  view_count: 9,
  is_resolved: false,
  answers: [
    {
      id: 'answer-2',
      content: 'Yes. Two banks opened mine with the passport and asked for the confirmation later.',
      user: member,
      created_at: '2026-11-20T08:50:00.000Z',
      ...untouched,
      upvotes: 3,
      my_vote: 'up',
      is_accepted: false,
    },
    {
      id: 'answer-3',
      content: 'Ask for a Basiskonto: the bank must answer within ten days.',
      user: amira,
      created_at: '2026-11-20T08:55:00.000Z',
      ...untouched,
      is_accepted: false,
    },
  ],
});

export const unansweredQuestion = z.parse(QuestionDetail, {
  id: 'question-3',
  title: 'Which bus goes from the station to the prefecture?',
  content: null,
  country: null,
  is_followed: false,
  category: 'transportation',
  user: member,
  created_at: '2026-11-02T10:00:00.000Z',
  ...untouched,
  answer_count: 0,
  view_count: 1,
  is_resolved: false,
  answers: [],
});

export const questions = [openQuestion, question, unansweredQuestion];

export const manyQuestions = (count: number): QuestionDetail[] =>
  Array.from({ length: count }, (_, index) => ({
    ...unansweredQuestion,
    id: `question-many-${index}`,
    title: `Question ${count - index}: where did you find a place to stay?`,
    category: 'housing',
  }));

export const answerOfAmira = (content: string): Answer => ({
  id: 'answer-new',
  content,
  language: null,
  user: amira,
  created_at: '2026-11-20T09:00:00.000Z',
  edited_at: null,
  ...untouched,
  is_accepted: false,
});

export const withAccepted = (asked: QuestionDetail, answerId: string): QuestionDetail => ({
  ...asked,
  is_resolved: true,
  answers: asked.answers.map((answer) => ({ ...answer, is_accepted: answer.id === answerId })),
});
