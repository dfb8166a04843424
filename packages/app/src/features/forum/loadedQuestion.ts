import { type Answer, limits, type Page, type QuestionDetail } from '@settlement-help/contract';
import { withAbsoluteUrls } from '#app/lib/api/absoluteUrls.ts';
import { api } from '#app/lib/api/client.ts';

interface FirstPage extends QuestionDetail {
  /** Null if every answer is loaded. */
  nextCursor: string | null;
}

/** A question with the answers that are loaded so far. */
export interface LoadedQuestion extends FirstPage {
  pages: number;
}

export const toLoaded = (question: FirstPage): LoadedQuestion => ({ ...question, pages: 1 });

/** True if the answer may exist on a page that is not loaded. */
export const isNotLoaded = ({ answers, nextCursor }: LoadedQuestion, answerId: string) =>
  nextCursor !== null && !answers.some(({ id }) => id === answerId);

/** Loads the next page of answers. */
export async function loadAnswers({ id, nextCursor }: LoadedQuestion, signal?: AbortSignal) {
  const query = { limit: String(limits.answersPerPage), ...(nextCursor !== null && { cursor: nextCursor }) };
  const page = await api.listAnswers({ params: { id }, query }, signal && { signal });
  return { ...page, items: page.items.map(withAbsoluteUrls.answer) };
}

/** Appends the answers that are not loaded: votes move answers from one page to another. */
export const addLoaded = (question: LoadedQuestion, added: readonly Answer[]): LoadedQuestion => {
  const known = new Set(question.answers.map(({ id }) => id));
  return { ...question, answers: [...question.answers, ...added.filter(({ id }) => !known.has(id))] };
};

export const addPage = (question: LoadedQuestion, { items, nextCursor }: Page<Answer>): LoadedQuestion => ({
  ...addLoaded(question, items),
  nextCursor,
  pages: question.pages + 1,
});

/** Replaces a question by its new first page, and keeps the answers of further pages. */
export function keepLoaded(before: LoadedQuestion, first: FirstPage): LoadedQuestion {
  if (first.nextCursor === null) return toLoaded(first);
  const later = before.answers.map((answer) => ({ ...answer, is_accepted: false }));
  const { nextCursor, pages } = before.pages > 1 ? before : toLoaded(first);
  return addLoaded({ ...first, nextCursor, pages }, later);
}
