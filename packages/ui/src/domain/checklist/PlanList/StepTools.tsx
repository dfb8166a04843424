import type { Step } from '@settlement-help/contract';
import { CalendarPlus } from 'lucide';
import type { ReactNode } from 'react';
import { useFormBehindButton } from '../../../patterns/useFormBehindButton.ts';
import { Button, type ButtonProps } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { DateForm, type DateFormProps } from '../DateForm/DateForm.tsx';
import * as styles from './PlanList.css.ts';

export type CountedFrom = NonNullable<NonNullable<Step['due']>['from']>;

interface DateBehindButtonProps {
  button: ButtonProps;
  form: DateFormProps;
}

function DateBehindButton({ button, form }: DateBehindButtonProps) {
  const { isOpen, takesFocus, buttonRef, open, close } = useFormBehindButton(false);
  if (!isOpen) return <Button ref={buttonRef} size="small" icon={CalendarPlus} onClick={open} {...button} />;
  return (
    <DateForm
      {...form}
      takesFocus={takesFocus}
      onSave={async (day) => {
        await form.onSave(day);
        close();
      }}
      onCancel={close}
    />
  );
}

interface StepToolsProps {
  step: Step;
  onBook: (day: string | null) => Promise<void>;
  onDay: (field: CountedFrom, day: string) => Promise<unknown>;
  children: ReactNode;
}

/** Controls for the day that a date counts from and for an appointment; less prominent while the step is locked. */
export function StepTools({ step, onBook, onDay, children }: StepToolsProps) {
  const messages = useMessages('plan');
  const { about } = useMessages('action');
  const missing = step.due?.date === null ? step.due.from : null;
  const question = missing && {
    label: messages.askFor[missing],
    hint: messages.askWhy,
    onSave: async (day: string | null) => {
      if (day) await onDay(missing, day);
    },
  };
  const book = step.booked_for ? messages.changeBooking : messages.book;
  const look = step.is_unlocked
    ? ({ variant: 'secondary' } as const)
    : ({ variant: 'quiet', bleed: true } as const);
  return (
    <Stack
      gap={step.is_unlocked ? 4 : 2}
      align="start"
      className={step.is_unlocked ? styles.tools : styles.lockedTools}
    >
      {question &&
        (step.is_unlocked ? (
          <DateForm {...question} />
        ) : (
          <DateBehindButton button={{ ...look, children: question.label }} form={question} />
        ))}
      <DateBehindButton
        button={{ ...look, children: book, 'aria-label': about({ action: book, subject: step.title }) }}
        form={{
          label: messages.bookedFor,
          hint: step.booked_for ? messages.bookedHint : undefined,
          defaultValue: step.booked_for,
          onSave: onBook,
        }}
      />
      {children}
    </Stack>
  );
}
