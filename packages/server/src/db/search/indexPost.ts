import type { IndexedPost } from './searchIndex.ts';
import { termsOf } from './terms.ts';

interface QuestionText {
  id: string;
  title: string;
  content: string | null;
}

/** The terms of a question for the search index. */
export const toIndexedQuestion = ({ id, title, content }: QuestionText): IndexedPost => ({
  id,
  questionId: id,
  terms: termsOf(`${title}\n${content ?? ''}`),
  titleTerms: termsOf(title),
});

interface AnswerText {
  id: string;
  question_id: string;
  content: string;
}

/** The terms of an answer for the search index. */
export const toIndexedAnswer = ({ id, question_id, content }: AnswerText): IndexedPost => ({
  id,
  questionId: question_id,
  terms: termsOf(content),
  titleTerms: [],
});
