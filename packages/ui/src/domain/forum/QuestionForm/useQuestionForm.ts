import { type Category, countCharacters, limits, type NewQuestion } from '@settlement-help/contract';
import { type FormEvent, useId, useState } from 'react';
import { failureOf, refusalOf } from '../../../async/callbackFailure.tsx';
import { useFormErrors } from '../../../primitives/forms/FormErrorSummary/useFormErrors.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useDocumentNumberWarning } from '../AnswerForm/useDocumentNumberWarning.ts';

/** A question that is being written. */
export interface QuestionDraft {
  /** The question as typed, of any length; at most 200 characters can be posted. */
  title: string;
  /** The details as typed, of any length; at most 2000 characters can be posted. */
  details: string;
  /** One of the nine of the forum. */
  category: Category;
}

const empty: QuestionDraft = { title: '', details: '', category: 'general' };

/** Who posts the question and keeps its draft. */
export interface QuestionFormOptions {
  /** Posts the question; after a rejection the draft stays in the form. */
  onSubmit: (question: NewQuestion) => Promise<void>;
  /** Draft to start with. */
  draft?: QuestionDraft | null | undefined;
  /** Called with each change, so that the draft can be stored; null after posting. */
  onDraftChange?: ((draft: QuestionDraft | null) => void) | undefined;
}

/** State and submission of the question form. */
export function useQuestionForm({ onSubmit, draft, onDraftChange }: QuestionFormOptions) {
  const { ask: messages } = useMessages('forum');
  const [written, setWritten] = useState(draft ?? empty);
  const [pending, setPending] = useState(false);
  const { summary, errorOf, show, clear } = useFormErrors();
  const warningOf = useDocumentNumberWarning();
  const titleId = useId();
  const detailsId = useId();

  /** The error of a field goes as soon as the field is touched. */
  const change = (changes: Partial<QuestionDraft>, fieldId?: string) => {
    const next = { ...written, ...changes };
    if (fieldId) clear(fieldId);
    setWritten(next);
    onDraftChange?.(next);
  };

  const check = (title: string, details: string) => {
    const titleIsLong = countCharacters(title) > limits.question.titleMax;
    const detailsAreLong = countCharacters(details) > limits.question.contentMax;
    return show([
      {
        fieldId: titleId,
        message: title
          ? titleIsLong
            ? messages.titleLong({ max: limits.question.titleMax })
            : warningOf(title)
          : messages.titleRequired,
      },
      {
        fieldId: detailsId,
        message: detailsAreLong
          ? messages.detailsLong({ max: limits.question.contentMax })
          : warningOf(details),
      },
    ]);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const title = written.title.trim();
    const details = written.details.trim();
    if (check(title, details)) return;
    setPending(true);
    try {
      await onSubmit({ title, content: details || null, category: written.category });
      setWritten(empty);
      onDraftChange?.(null);
    } catch (reason) {
      // The caller logs the error; the draft stays in the form (§8 Forum).
      const ofDetails = failureOf(reason).errors?.some(({ path }) => path === 'content');
      show([
        { fieldId: titleId, message: ofDetails ? undefined : refusalOf(reason, 'title') },
        { fieldId: detailsId, message: ofDetails && refusalOf(reason, 'content') },
      ]);
    } finally {
      setPending(false);
    }
  };

  return { written, change, pending, handleSubmit, summary, errorOf, titleId, detailsId };
}
