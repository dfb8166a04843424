import type { Queries } from '#server/db/database.ts';
import type { SearchIndex } from './searchIndex.ts';
import { termsOf } from './terms.ts';

interface QuestionText {
  id: string;
  title: string;
  content: string | null;
  created_at: string;
}

/** Puts a question, or its new text, into the search index. */
export async function indexQuestion(
  search: SearchIndex,
  tx: Queries,
  { id, title, content, created_at: createdAt }: QuestionText,
) {
  const terms = termsOf(`${title}\n${content ?? ''}`);
  await search.put(tx, { id, questionId: id, createdAt, terms, titleTerms: termsOf(title) });
}

interface AnswerText {
  id: string;
  question_id: string;
  content: string;
  created_at: string;
}

/** Puts an answer, or its new text, into the search index. */
export async function indexAnswer(
  search: SearchIndex,
  tx: Queries,
  { id, question_id: questionId, content, created_at: createdAt }: AnswerText,
) {
  await search.put(tx, { id, questionId, createdAt, terms: termsOf(content), titleTerms: [] });
}
