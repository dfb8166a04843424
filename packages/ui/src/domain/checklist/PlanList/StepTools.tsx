import type { Step } from '@settlement-help/contract';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormBehindButton } from '../../../hooks/useFormBehindButton.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { snug } from '../../../styles/layout.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { DateForm } from '../DateForm/DateForm.tsx';
import * as styles from './PlanList.css.ts';

/** A day of the situation, from which dates count. */
export type CountedFrom = NonNullable<NonNullable<Step['due']>['from']>;

interface StepToolsProps {
  step: Step;
  onBook: (day: string | null) => Promise<void>;
  onDay: (field: CountedFrom, day: string) => Promise<void>;
  /** What else there is to help with it. */
  children: ReactNode;
}

/** What a person can add to an open step: the day that its date counts from, and an appointment. */
export function StepTools({ step, onBook, onDay, children }: StepToolsProps) {
  const messages = useMessages('plan');
  const { about } = useMessages('action');
  const booking = useFormBehindButton(false);
  const missing = step.due?.date === null ? step.due.from : null;
  const book = step.booked_for ? messages.changeBooking : messages.book;
  return (
    <div className={styles.tools}>
      {missing && (
        <DateForm
          label={messages.askFor[missing]}
          hint={messages.askWhy}
          onSave={async (day) => {
            if (day) await onDay(missing, day);
          }}
        />
      )}
      {booking.isOpen ? (
        <DateForm
          label={messages.bookedFor}
          hint={step.booked_for ? messages.bookedHint : undefined}
          defaultValue={step.booked_for}
          takesFocus={booking.takesFocus}
          onSave={async (day) => {
            await onBook(day);
            booking.close();
          }}
          onCancel={booking.close}
        />
      ) : (
        <Button
          ref={booking.buttonRef}
          variant="secondary"
          size="small"
          className={snug}
          icon={CalendarPlus}
          aria-label={about({ action: book, subject: step.title })}
          onClick={booking.open}
        >
          {book}
        </Button>
      )}
      {children}
    </div>
  );
}
