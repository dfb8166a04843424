import type {
  Answer,
  Author,
  Question,
  QuestionDetail,
  Step,
  StoredDocument,
} from '@settlement-help/contract';

/** Origin of the API; empty if the app has the same one. */
export const apiOrigin = import.meta.env.VITE_API_ORIGIN ?? '';

export const absoluteUrl = (file: string) => (URL.canParse(file) ? file : `${apiOrigin}${file}`);

const withPhoto = <Item extends { user: Author }>(item: Item): Item => ({
  ...item,
  user: { ...item.user, profile_photo: item.user.profile_photo && absoluteUrl(item.user.profile_photo) },
});

export const withAbsoluteUrls = {
  document: <Document extends StoredDocument>(document: Document): Document => ({
    ...document,
    download_url: absoluteUrl(document.download_url),
  }),
  step: (step: Step): Step => ({
    ...step,
    document_url: step.document_url && absoluteUrl(step.document_url),
  }),
  question: (question: Question): Question => withPhoto(question),
  answer: (answer: Answer): Answer => withPhoto(answer),
  questionDetail: <Detail extends QuestionDetail>(detail: Detail): Detail => ({
    ...withPhoto(detail),
    answers: detail.answers.map(withPhoto),
  }),
};
