import {
  type Category,
  categories,
  countCharacters,
  limits,
  type NewQuestion,
} from '@settlement-help/contract';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../internal/UiProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { FormErrorSummary } from '../../primitives/FormErrorSummary/FormErrorSummary.tsx';
import { useFormErrors } from '../../primitives/FormErrorSummary/useFormErrors.ts';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as styles from './QuestionForm.css.ts';

/** A question as far as it is written. */
export interface QuestionDraft {
  title: string;
  details: string;
  category: Category;
}

const empty: QuestionDraft = { title: '', details: '', category: 'general' };

export interface QuestionFormProps {
  /** Posts the question. While it is rejected the draft stays in the form. */
  onSubmit: (question: NewQuestion) => Promise<void>;
  /** What was written before and not posted. */
  draft?: QuestionDraft | null | undefined;
  /** Told of each change, so that the draft can outlive the page; null once it is posted. */
  onDraftChange?: ((draft: QuestionDraft | null) => void) | undefined;
  /** Takes the focus when it appears. @default false */
  takesFocus?: boolean;
  /** Called by the cancel button, which is there only with it; the draft stays. */
  onCancel?: (() => void) | undefined;
}

/** Asks a question: one line, details if there are any, and a category (§2 Forum list, §5 Forum question). */
export function QuestionForm({
  onSubmit,
  draft,
  onDraftChange,
  takesFocus = false,
  onCancel,
}: QuestionFormProps) {
  const { forum } = useMessages();
  const messages = forum.ask;
  const [written, setWritten] = useState(draft ?? empty);
  const [pending, setPending] = useState(false);
  const { summary, errorOf, show, clear } = useFormErrors();
  const titleRef = useRef<HTMLInputElement>(null);
  const isSending = useRef(false);
  const headingId = useId();
  const titleId = useId();
  const detailsId = useId();

  useEffect(() => {
    if (takesFocus) titleRef.current?.focus();
  }, [takesFocus]);

  const change = (changes: Partial<QuestionDraft>) => {
    const next = { ...written, ...changes };
    setWritten(next);
    onDraftChange?.(next);
  };

  const check = (title: string, details: string) => {
    const faults: [string, string | false][] = [
      [
        titleId,
        (!title && messages.titleRequired) ||
          (countCharacters(title) > limits.question.titleMax && messages.titleLong),
      ],
      [detailsId, countCharacters(details) > limits.question.contentMax && messages.detailsLong],
    ];
    return faults.flatMap(([fieldId, message]) => (message ? [{ fieldId, message }] : []));
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    const title = written.title.trim();
    const details = written.details.trim();
    if (show(check(title, details))) return;
    isSending.current = true;
    setPending(true);
    try {
      await onSubmit({ title, content: details || null, category: written.category });
      setWritten(empty);
      onDraftChange?.(null);
    } catch {
      // Only logged, by whoever owns the call; the draft is still here (§8 Forum).
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  return (
    <Card as="section" aria-labelledby={headingId}>
      <CardBody>
        <form className={styles.form} noValidate onSubmit={handleSubmit}>
          <h2 id={headingId} className={styles.heading}>
            {messages.title}
          </h2>
          <FormErrorSummary headingLevel={3} {...summary} />
          <TextField
            ref={titleRef}
            id={titleId}
            name="title"
            label={messages.titleLabel}
            hint={messages.titleHint}
            limit={limits.question.titleMax}
            dir="auto"
            autoComplete="off"
            value={written.title}
            readOnly={pending}
            error={errorOf(titleId)}
            onChange={(event) => {
              clear(titleId);
              change({ title: event.target.value });
            }}
          />
          <TextArea
            id={detailsId}
            name="details"
            label={messages.details}
            hint={messages.detailsHint}
            optional
            limit={limits.question.contentMax}
            dir="auto"
            value={written.details}
            readOnly={pending}
            error={errorOf(detailsId)}
            onChange={(event) => {
              clear(detailsId);
              change({ details: event.target.value });
            }}
          />
          <Select
            className={styles.category}
            name="category"
            label={messages.category}
            options={categories.map((value) => ({ value, label: forum.category[value] }))}
            value={written.category}
            onChange={(event) => {
              const category = categories.find((one) => one === event.target.value);
              if (category) change({ category });
            }}
          />
          <div className={styles.actions}>
            <Button type="submit" loading={pending}>
              {messages.submit}
            </Button>
            {onCancel && (
              <Button variant="quiet" onClick={onCancel}>
                {messages.cancel}
              </Button>
            )}
          </div>
        </form>
      </CardBody>
    </Card>
  );
}
