import { type Category, countCharacters, limits, type NewQuestion } from '@settlement-help/contract';
import { type FormEvent, useId, useState } from 'react';
import { failureOf, refusalOf } from '../../../async/callbackFailure.tsx';
import { useFormErrors } from '../../../primitives/forms/FormErrorSummary/useFormErrors.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useDocumentNumberWarning } from '../AnswerForm/useDocumentNumberWarning.ts';

export interface QuestionDraft {
  /** As typed; at most 200 characters can be posted. */
  title: string;
  /** As typed; at most 2000 characters can be posted. */
  details: string;
  category: Category;
}

const empty: QuestionDraft = { title: '', details: '', category: 'general' };

export interface QuestionFormOptions {
  /** Posts the question. After a rejection the draft stays. */
  onSubmit: (question: NewQuestion) => Promise<void>;
  draft?: QuestionDraft | null | undefined;
  /** Called with each change, and with null after posting. */
  onDraftChange?: ((draft: QuestionDraft | null) => void) | undefined;
}

export function useQuestionForm({ onSubmit, draft, onDraftChange }: QuestionFormOptions) {
  const { ask: messages } = useMessages('forum');
  const [written, setWritten] = useState(draft ?? empty);
  const [pending, setPending] = useState(false);
  const { summary, errorOf, show, clear } = useFormErrors();
  const warningOf = useDocumentNumberWarning();
  const titleId = useId();
  const detailsId = useId();

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
      // The caller logs the error; the draft stays (§8 Forum).
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
