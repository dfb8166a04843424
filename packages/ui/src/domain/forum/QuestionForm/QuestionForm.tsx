import { categories, limits } from '@settlement-help/contract';
import { useId } from 'react';
import { FormActions } from '../../../patterns/FormActions/FormActions.tsx';
import { Card, CardBody } from '../../../primitives/content/Card/Card.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { FormErrorSummary } from '../../../primitives/forms/FormErrorSummary/FormErrorSummary.tsx';
import { Select } from '../../../primitives/forms/Select/Select.tsx';
import { TextArea } from '../../../primitives/forms/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './QuestionForm.css.ts';
import { type QuestionFormOptions, useQuestionForm } from './useQuestionForm.ts';

export interface QuestionFormProps extends QuestionFormOptions {
  takesFocus?: boolean | undefined;
  onCancel?: (() => void) | undefined;
}

/** Asks a question with a title, details and a category (§2 Forum list, §5 Forum question). */
export function QuestionForm({ takesFocus, onCancel, ...options }: QuestionFormProps) {
  const forum = useMessages('forum');
  const messages = forum.ask;
  const { written, change, pending, handleSubmit, summary, errorOf, titleId, detailsId } =
    useQuestionForm(options);
  const headingId = useId();

  return (
    <Card as="section" aria-labelledby={headingId}>
      <CardBody>
        <Stack as="form" gap={5} className={styles.form} noValidate onSubmit={handleSubmit}>
          <Heading level={2} id={headingId} variant="panel">
            {messages.title}
          </Heading>
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
            onValueChange={(details) => change({ details }, detailsId)}
          />
          <Select
            name="category"
            label={messages.category}
            options={categories.map((value) => ({ value, label: forum.category[value] }))}
            value={written.category}
            onValueChange={(value) => {
              const category = categories.find((one) => one === value);
              if (category) change({ category });
            }}
          />
          <FormActions submitLabel={messages.submit} pending={pending} onCancel={onCancel} />
        </Stack>
      </CardBody>
    </Card>
  );
}
