import type { CounterGuide } from '@settlement-help/contract';
import { Check } from 'lucide';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button, ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { RadioGroup } from '../../../primitives/forms/RadioGroup/RadioGroup.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { PhraseCard } from '../PhraseCard/PhraseCard.tsx';
import * as styles from './HowDidItGo.css.ts';
import { RefusalLines } from './RefusalLines.tsx';

export interface HowDidItGoProps {
  guide: Pick<CounterGuide, 'language' | 'if_refused' | 'reason' | 'visit_note' | 'new_appointment'>;
  /** True if the step is completed. */
  isDone: boolean;
  /** Completes the step. A rejection is shown below the buttons. */
  onWorked: () => Promise<void>;
  /** The stamp of the completed step. */
  stamp: ReactNode;
  /** Leads to the appointment of the step. @default no link */
  appointmentHref?: string | undefined;
}

/** Asks for the result of a visit: completes the step, or shows what to do after a refusal. */
export function HowDidItGo({ guide, isDone, onWorked, stamp, appointmentHref }: HowDidItGoProps) {
  const messages = useMessages('outcome');
  const titleId = useId();
  const [failed, setFailed] = useState(false);
  const resultRef = useRef<HTMLDivElement>(null);
  const { pending, failure, run } = useAction(async () => {
    await onWorked();
    // The pressed button disappears.
    resultRef.current?.focus();
  }, messages.offline);
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId} className={styles.section}>
      <Heading level={2} id={titleId}>
        {messages.title}
      </Heading>
      <div role="status" ref={resultRef} tabIndex={-1}>
        {isDone && (
          <Inline gap={4}>
            {stamp}
            <p>{messages.done}</p>
          </Inline>
        )}
      </div>
      {!isDone && (
        <>
          <Inline>
            <Button icon={Check} loading={pending} onClick={run}>
              {messages.worked}
            </Button>
            <Button variant="secondary" aria-expanded={failed} onClick={() => setFailed(!failed)}>
              {messages.didNotWork}
            </Button>
          </Inline>
          {failure}
          {failed && <WhatNow guide={guide} appointmentHref={appointmentHref} />}
        </>
      )}
    </Stack>
  );
}

const reasons = ['document', 'appointment', 'refused'] as const;
type Reason = (typeof reasons)[number];

function WhatNow({ guide, appointmentHref }: Pick<HowDidItGoProps, 'guide' | 'appointmentHref'>) {
  const messages = useMessages('outcome');
  const [reason, setReason] = useState<Reason | null>(null);
  const { language, if_refused, reason: askForReason, visit_note, new_appointment } = guide;
  const phrases = {
    document: [askForReason, visit_note, new_appointment],
    appointment: [visit_note, new_appointment],
    refused: [askForReason, visit_note],
  };
  return (
    <Stack gap={4}>
      <RadioGroup
        label={messages.reason}
        options={reasons.map((value) => ({ value, label: messages.reasons[value] }))}
        value={reason}
        onValueChange={(value) => setReason(value as Reason)}
      />
      <div role="status">
        {reason && (
          <Stack gap={4}>
            <Heading level={3}>{messages.next}</Heading>
            {reason !== 'appointment' && <RefusalLines lines={if_refused} />}
            {phrases[reason].map(
              (phrase) => phrase && <PhraseCard key={phrase.original} phrase={phrase} language={language} />,
            )}
            {appointmentHref && (
              <div>
                <ButtonLink variant="secondary" href={appointmentHref}>
                  {messages.newAppointment}
                </ButtonLink>
              </div>
            )}
          </Stack>
        )}
      </div>
    </Stack>
  );
}
