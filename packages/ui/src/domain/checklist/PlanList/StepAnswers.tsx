import type { Situation, Step } from '@settlement-help/contract';
import { Check } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useAction } from '../../../patterns/useAction.tsx';
import { useFormBehindButton } from '../../../patterns/useFormBehindButton.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { DateForm } from '../DateForm/DateForm.tsx';
import { languagePropsOf } from '../languagePropsOf.ts';
import * as styles from './PlanList.css.ts';

interface BandProps {
  question: ReactNode;
  children: ReactNode;
}

function Band({ question, children }: BandProps) {
  const id = useId();
  return (
    <Stack gap={2} className={styles.band} role="group" aria-labelledby={id}>
      <div id={id}>{question}</div>
      {children}
    </Stack>
  );
}

interface StampButtonProps {
  step: Step;
  label: string;
  onStamp: () => Promise<void>;
}

function StampButton({ step, label, onStamp }: StampButtonProps) {
  const { about } = useMessages('action');
  const { pending, failure, run } = useAction(onStamp);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={Check}
        loading={pending}
        aria-label={about({ action: label, subject: step.title })}
        onClick={run}
      >
        {label}
      </Button>
      {failure}
    </>
  );
}

export interface ImpliedStepProps {
  step: Step;
  situation: Situation;
  onStamp: () => Promise<void>;
}

/** Asks if a step is done that an answer implies. */
export function ImpliedStep({ step, situation, onStamp }: ImpliedStepProps) {
  const messages = useMessages('plan');
  const { moved_in_on } = situation;
  if (step.implied_by !== 'moved_in_on' || moved_in_on === null) return null;
  return (
    <Band question={messages.implied({ date: moved_in_on, title: step.title })}>
      <Inline>
        <StampButton step={step} label={messages.stampIt} onStamp={onStamp} />
      </Inline>
    </Band>
  );
}

export interface PastAppointmentProps {
  step: Step;
  /** Today in the country, as `YYYY-MM-DD`. */
  today: string;
  onStamp: () => Promise<void>;
  onBook: (day: string | null) => Promise<void>;
}

/** Asks after the day of an appointment how it went. */
export function PastAppointment({ step, today, onStamp, onBook }: PastAppointmentProps) {
  const messages = useMessages('plan');
  const { about } = useMessages('action');
  const { isOpen, takesFocus, buttonRef, open, close } = useFormBehindButton(false);
  const { booked_for, is_completed, is_unlocked, places } = step;
  if (booked_for === null || booked_for >= today || is_completed) return null;
  return (
    <Band
      question={
        <>
          <strong>{messages.howDidItGo}</strong> {messages.wasBooked({ date: booked_for })}
        </>
      }
    >
      {isOpen ? (
        <>
          {places.length > 0 && (
            <div>
              <strong>{messages.whereToBook}</strong>
              <ul role="list" {...languagePropsOf(step)}>
                {places.map(({ label, url }) => (
                  <li key={url}>
                    <Link href={url} external>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <DateForm
            label={messages.bookedFor}
            withTime
            takesFocus={takesFocus}
            onSave={onBook}
            onCancel={close}
          />
        </>
      ) : (
        <Inline>
          {is_unlocked && <StampButton step={step} label={messages.itIsDone} onStamp={onStamp} />}
          <Button
            ref={buttonRef}
            variant="quiet"
            size="small"
            aria-label={about({ action: messages.newBooking, subject: step.title })}
            onClick={open}
          >
            {messages.newBooking}
          </Button>
        </Inline>
      )}
    </Band>
  );
}
