import type { Answer, Category, Question } from '@settlement-help/contract';

/** A question or an answer. */
export interface Post {
  kind: 'question' | 'answer';
  id: string;
  content: string;
  authorId: string;
  authorName: string;
  hasPhoto: boolean;
  isBlocked: boolean;
  /** Null if the author did not say. */
  language: string | null;
  title?: string;
  category?: Category;
}

const authorOf = ({ user }: Pick<Answer, 'user'>) => ({
  authorId: user.id,
  authorName: user.full_name,
  hasPhoto: user.profile_photo !== null,
  isBlocked: user.is_blocked,
});

export const postOfQuestion = (question: Question): Post => ({
  ...{ kind: 'question', id: question.id, title: question.title, category: question.category },
  language: question.language,
  content: question.content ?? '',
  ...authorOf(question),
});

export const postOfAnswer = (answer: Answer): Post => ({
  ...{ kind: 'answer', id: answer.id, content: answer.content },
  language: answer.language,
  ...authorOf(answer),
});
