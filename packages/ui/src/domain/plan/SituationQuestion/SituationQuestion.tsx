import type { Country } from '@settlement-help/contract';
import { type FormEvent, useId, useState } from 'react';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { QuestionPage } from '../../../patterns/QuestionPage/QuestionPage.tsx';
import { DateField } from '../../../primitives/forms/DateField/DateField.tsx';
import { RadioGroup } from '../../../primitives/forms/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useDayProblem } from '../../hooks/useDayProblem.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { ChildrenChoice } from './ChildrenChoice.tsx';
import { kindOf, type SituationAnswer, type SituationField, textFor, useOptions } from './useOptions.ts';

export interface SituationQuestionProps {
  field: SituationField;
  country: Country;
  /** null for "Not sure". */
  answer: SituationAnswer;
  /** Position from 1, if the question is one of several. */
  position?: { number: number; total: number } | undefined;
  backHref: string;
  /** Saves the answer and continues. A rejection shows its detail. */
  onAnswer: (answer: SituationAnswer) => Promise<void>;
}

/** One question about the user's situation. "Not sure" is an answer. */
export function SituationQuestion({
  field,
  country,
  answer,
  position,
  backHref,
  onAnswer,
}: SituationQuestionProps) {
  const messages = useMessages('situation');
  const dayProblem = useDayProblem();
  const { formErrors, errorOf, pending, submit } = useSubmission();
  const [isSkipping, setIsSkipping] = useState(false);
  const id = useId();
  const options = useOptions(field, country, answer);
  const question = messages.questions[field];
  const title = textFor(question.title, country);
  const kind = kindOf(field);

  const send = (given: SituationAnswer, problem?: string | false) =>
    submit({
      checked: [{ fieldId: id, message: problem }],
      send: () => onAnswer(given),
      fieldOf: (path) => (path === field ? id : undefined),
    });

  const answerQuestion = (event: FormEvent<HTMLFormElement>) => {
    const value = readForm(event)(field).trim();
    setIsSkipping(false);
    if (kind === 'day') {
      send(value as SituationAnswer, value ? dayProblem(value) : messages.dayMissing);
    } else if (kind === 'text') {
      send(value, value === '' && messages.codeMissing);
    } else {
      send(
        (kind === 'boolean' ? value === 'true' : value) as SituationAnswer,
        value === '' && messages.choose,
      );
    }
  };

  const skip = () => {
    setIsSkipping(true);
    send(null);
  };

  const look = { id, name: field, label: title, labelHidden: true, error: errorOf(id) };
  const before = answer === null ? undefined : String(answer);
  return (
    <QuestionPage
      title={title}
      hint={question.hint && textFor(question.hint, country)}
      position={position && messages.position({ number: position.number, total: position.total })}
      back={{ href: backHref, label: messages.back }}
      submitLabel={messages.submit}
      onSubmit={answerQuestion}
      isPending={pending && !isSkipping}
      skip={{ label: messages.notSure, onSkip: skip, isPending: pending && isSkipping }}
    >
      <FormErrors {...formErrors} />
      {kind === 'day' && <DateField {...look} defaultValue={before} />}
      {kind === 'text' && <TextField {...look} defaultValue={before} autoComplete="postal-code" />}
      {kind === 'ages' && <ChildrenChoice {...look} options={options} defaultValue={before} />}
      {(kind === 'choice' || kind === 'boolean') && (
        <RadioGroup {...look} options={options} defaultValue={before} />
      )}
    </QuestionPage>
  );
}
