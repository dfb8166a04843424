import type { Answer, Author, Question, QuestionDetail } from '@settlement-help/contract';
import { apiHref } from '#app/lib/api/client.ts';

const ofAuthor = <Item extends { user: Author }>(item: Item): Item => ({
  ...item,
  user: { ...item.user, profile_photo: item.user.profile_photo && apiHref(item.user.profile_photo) },
});

/** What the API answered, with addresses of photos that the browser can follow. */
export const followable = {
  question: (question: Question): Question => ofAuthor(question),
  answer: (answer: Answer): Answer => ofAuthor(answer),
  detail: (detail: QuestionDetail): QuestionDetail => ({
    ...ofAuthor(detail),
    answers: detail.answers.map(ofAuthor),
  }),
};
