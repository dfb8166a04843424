import type { SituationDay, Step } from '@settlement-help/contract';
import { CalendarPlus } from 'lucide';
import type { ReactNode } from 'react';
import { useFormBehindButton } from '../../../patterns/useFormBehindButton.ts';
import { Button, type ButtonProps } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { DateForm, type DateFormProps } from '../DateForm/DateForm.tsx';
import * as styles from './PlanList.css.ts';

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

export interface MissingDayProps {
  /** The day that dates count from. */
  field: SituationDay;
  /** The title of the step that asks. */
  subject: string;
  onDay: (field: SituationDay, day: string) => Promise<unknown>;
}

/** Asks for the day that the date of a step counts from. The question is behind a button, because several steps may ask. */
export function MissingDay({ field, subject, onDay }: MissingDayProps) {
  const messages = useMessages('plan');
  const { about } = useMessages('action');
  const label = messages.askFor[field];
  return (
    <DateBehindButton
      button={{
        variant: 'quiet',
        bleed: true,
        children: label,
        'aria-label': about({ action: label, subject }),
      }}
      form={{
        label,
        hint: messages.askWhy,
        onSave: async (day) => {
          if (day) await onDay(field, day);
        },
      }}
    />
  );
}

interface StepToolsProps {
  step: Step;
  onBook: (day: string | null) => Promise<void>;
  children: ReactNode;
}

/** Controls for an appointment; less prominent while the step is locked. */
export function StepTools({ step, onBook, children }: StepToolsProps) {
  const messages = useMessages('plan');
  const { about } = useMessages('action');
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
      <DateBehindButton
        button={{ ...look, children: book, 'aria-label': about({ action: book, subject: step.title }) }}
        form={{
          label: messages.bookedFor,
          hint: step.booked_for ? messages.bookedHint : undefined,
          defaultValue: step.booked_for,
          withTime: true,
          onSave: onBook,
        }}
      />
      {children}
    </Stack>
  );
}
