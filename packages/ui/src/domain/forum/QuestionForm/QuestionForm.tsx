import { type Category, categories, limits, type NewQuestion } from '@settlement-help/contract';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { failureOf, refusalOf } from '../../../async/callbackFailure.tsx';
import { usePending } from '../../../async/usePending.ts';
import { FormActions } from '../../../patterns/FormActions/FormActions.tsx';
import { Card, CardBody } from '../../../primitives/content/Card/Card.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { FormErrorSummary } from '../../../primitives/forms/FormErrorSummary/FormErrorSummary.tsx';
import { useFormErrors } from '../../../primitives/forms/FormErrorSummary/useFormErrors.ts';
import { Select } from '../../../primitives/forms/Select/Select.tsx';
import { TextArea } from '../../../primitives/forms/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { ForumNameField } from '../ForumNameField/ForumNameField.tsx';
import { type ForumNaming, useForumName } from '../ForumNameField/useForumName.ts';
import { useQuestionChecks } from '../postChecks/useQuestionChecks.ts';
import * as styles from './QuestionForm.css.ts';

export interface QuestionDraft {
  /** As typed; at most 200 characters can be posted. */
  title: string;
  /** As typed; at most 2000 characters can be posted. */
  details: string;
  category: Category;
}

const empty: QuestionDraft = { title: '', details: '', category: 'general' };

export interface QuestionFormProps {
  /** Posts the question. After a rejection the draft stays. */
  onSubmit: (question: NewQuestion) => Promise<void>;
  draft?: QuestionDraft | null | undefined;
  /** Called with each change, and with null after posting. */
  onDraftChange?: ((draft: QuestionDraft | null) => void) | undefined;
  takesFocus?: boolean | undefined;
  /** The step that the question is about. */
  step?: { key: string; title: string } | undefined;
  /** Shows questions like the title. While the title has no focus, they must not change, so that no field moves. */
  similar?: ((title: string, hasFocus: boolean) => ReactNode) | undefined;
  onCancel?: (() => void) | undefined;
  /** Asks which name others see, before the first post. */
  naming?: ForumNaming | undefined;
}

/** Asks a question with a title, details and a category (§2 Forum list, §5 Forum question). */
export function QuestionForm({
  onSubmit,
  draft,
  onDraftChange,
  takesFocus,
  step,
  similar,
  onCancel,
  naming,
}: QuestionFormProps) {
  const forum = useMessages('forum');
  const messages = forum.ask;
  const [written, setWritten] = useState(draft ?? empty);
  const { summary, errorOf, show, clear } = useFormErrors();
  const checkQuestion = useQuestionChecks();
  const [isOffline, setIsOffline] = useState(false);
  const [isTitleFocused, setIsTitleFocused] = useState(false);
  const name = useForumName(naming);
  const headingId = useId();
  const titleId = useId();
  const detailsId = useId();

  const change = (changes: Partial<QuestionDraft>, fieldId?: string) => {
    const next = { ...written, ...changes };
    if (fieldId) clear(fieldId);
    setWritten(next);
    onDraftChange?.(next);
  };

  const { pending, run: post } = usePending(async (question: NewQuestion) => {
    setIsOffline(false);
    try {
      if (!(await name.save())) return;
      await onSubmit(question);
      setWritten(empty);
      onDraftChange?.(null);
    } catch (reason) {
      // The caller logs the error; the draft stays (§8 Forum).
      const { kind, errors } = failureOf(reason);
      setIsOffline(kind === 'network');
      const hasDetailsError = errors?.some(({ path }) => path === 'content');
      show([
        { fieldId: titleId, message: hasDetailsError ? undefined : refusalOf(reason, 'title') },
        { fieldId: detailsId, message: hasDetailsError && refusalOf(reason, 'content') },
      ]);
    }
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const title = written.title.trim();
    const details = written.details.trim();
    const hasErrors = show([
      { fieldId: titleId, message: checkQuestion.title(title) },
      { fieldId: detailsId, message: checkQuestion.details(details) },
      { fieldId: name.field?.id ?? '', message: name.check() },
    ]);
    if (hasErrors) return;
    const { category } = written;
    post({ title, content: details || null, category, ...(step && { step_key: step.key }) });
  };

  return (
    <Card as="section" aria-labelledby={headingId}>
      <CardBody>
        <Stack as="form" gap={5} className={styles.form} noValidate onSubmit={handleSubmit}>
          <Heading level={2} id={headingId} variant="panel">
            {messages.title}
          </Heading>
          {step && <Text variant="hint">{messages.step({ title: step.title })}</Text>}
          <FormErrorSummary headingLevel={3} {...summary} />
          <TextField
            id={titleId}
            name="title"
            label={messages.titleLabel}
            hint={messages.titleHint}
            limit={limits.question.titleMax}
            dir="auto"
            autoFocus={takesFocus}
            autoComplete="off"
            value={written.title}
            readOnly={pending}
            error={errorOf(titleId)}
            onValueChange={(title) => change({ title }, titleId)}
            onFocus={() => setIsTitleFocused(true)}
            onBlur={() => setIsTitleFocused(false)}
          />
          {similar?.(written.title, isTitleFocused)}
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
            onValueChange={(details) => change({ details }, detailsId)}
          />
          <Select
            name="category"
            label={messages.category}
            options={categories.map((value) => ({ value, label: forum.category[value] }))}
            value={written.category}
            disabled={pending}
            onValueChange={(category) => change({ category })}
          />
          {name.field && <ForumNameField {...name.field} disabled={pending} />}
          <FormActions
            submitLabel={messages.submit}
            pending={pending}
            onCancel={onCancel}
            note={isOffline ? forum.kept : undefined}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}
