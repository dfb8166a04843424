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

export const toLoadedQuestion = (question: FirstPage): LoadedQuestion => ({ ...question, pages: 1 });

/** True if the answer may exist on a page that is not loaded. */
export const mayBeOnLaterPage = ({ answers, nextCursor }: LoadedQuestion, answerId: string) =>
  nextCursor !== null && !answers.some(({ id }) => id === answerId);

/** Loads the next page of answers. */
export async function loadAnswers({ id, nextCursor }: LoadedQuestion, signal?: AbortSignal) {
  const query = { limit: String(limits.answersPerPage), ...(nextCursor !== null && { cursor: nextCursor }) };
  const page = await api.listAnswers({ params: { id }, query }, signal && { signal });
  return { ...page, items: page.items.map(withAbsoluteUrls.answer) };
}

/** Appends the answers that are not in the question yet: votes move answers from one page to another. */
export const appendNewAnswers = (question: LoadedQuestion, added: readonly Answer[]): LoadedQuestion => {
  const known = new Set(question.answers.map(({ id }) => id));
  return { ...question, answers: [...question.answers, ...added.filter(({ id }) => !known.has(id))] };
};

export const addPage = (question: LoadedQuestion, { items, nextCursor }: Page<Answer>): LoadedQuestion => ({
  ...appendNewAnswers(question, items),
  nextCursor,
  pages: question.pages + 1,
});

/** Replaces a question by its new first page, and keeps the answers of further pages. */
export function replaceFirstPage(before: LoadedQuestion, first: FirstPage): LoadedQuestion {
  if (first.nextCursor === null) return toLoadedQuestion(first);
  // The accepted answer is always on the first page.
  const later = before.answers.map((answer) => ({ ...answer, is_accepted: false }));
  // With further pages, the cursor continues after the last loaded page.
  const { nextCursor, pages } = before.pages > 1 ? before : toLoadedQuestion(first);
  return appendNewAnswers({ ...first, nextCursor, pages }, later);
}
