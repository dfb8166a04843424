import type { CounterGuide } from '@settlement-help/contract';
import { Check } from 'lucide';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button, ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { RadioGroup } from '../../../primitives/forms/RadioGroup/RadioGroup.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { PhraseCard } from '../PhraseCard/PhraseCard.tsx';
import * as styles from './HowDidItGo.css.ts';
import { LetterLinks } from './LetterLinks.tsx';
import { RefusalLines } from './RefusalLines.tsx';

export interface HowDidItGoProps {
  guide: Pick<
    CounterGuide,
    | 'language'
    | 'if_refused'
    | 'letters'
    | 'ask_confirmation'
    | 'ask_missing'
    | 'ask_refusal'
    | 'visit_note'
    | 'new_appointment'
    | 'other_office'
  >;
  isDone: boolean;
  /** Completes the step, or only remembers the result of a visitor. A rejection is shown below the buttons. */
  onWorked: () => Promise<void>;
  /** `Stamp`, shown when the step is done. */
  stamp: ReactNode;
  /** URL of the facts of the step, with its office. */
  stepHref: string;
  letterHref: (key: string) => string;
  /** URL of the appointment of the step. @default no link */
  appointmentHref?: string | undefined;
  /** URL of the plan, only for visitors, whose result is not saved. @default no link */
  planHref?: string | undefined;
}

/** Asks for the result of a visit: shows the stamp, or what to do next for the reason why it did not work. */
export function HowDidItGo(props: HowDidItGoProps) {
  const { isDone, onWorked, stamp, planHref } = props;
  const messages = useMessages('outcome');
  const titleId = useId();
  const [failed, setFailed] = useState(false);
  const resultRef = useRef<HTMLDivElement>(null);
  const { pending, failure, run } = useAction(async () => {
    await onWorked();
    // The pressed button disappears.
    resultRef.current?.focus();
  });
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId} className={styles.section}>
      <Heading level={2} id={titleId}>
        {messages.title}
      </Heading>
      <div role="status" ref={resultRef} tabIndex={-1}>
        {isDone && (
          <Inline gap={4}>
            {stamp}
            <p>{planHref ? messages.doneByVisitor : messages.done}</p>
          </Inline>
        )}
      </div>
      {isDone && planHref && (
        <div>
          <ButtonLink variant="secondary" href={planHref}>
            {messages.plan}
          </ButtonLink>
        </div>
      )}
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
          {failed && <WhatNow {...props} />}
        </>
      )}
    </Stack>
  );
}

type Reason = 'document' | 'appointment' | 'office' | 'unfinished' | 'refused';

function WhatNow({ guide, stepHref, letterHref, appointmentHref }: HowDidItGoProps) {
  const messages = useMessages('outcome');
  const { letters: lettersTitle } = useMessages('counterPass');
  const [reason, setReason] = useState<Reason | null>(null);
  const { language, if_refused, letters, visit_note, new_appointment, other_office } = guide;
  const reasons: Reason[] = [
    'document',
    // A shop has no appointments, and no other office is responsible.
    ...(new_appointment ? (['appointment'] as const) : []),
    ...(other_office ? (['office'] as const) : []),
    'unfinished',
    'refused',
  ];
  const phrases = {
    document: [guide.ask_missing, visit_note, new_appointment],
    appointment: [visit_note, new_appointment],
    office: [other_office, visit_note],
    unfinished: [guide.ask_confirmation, new_appointment],
    refused: [guide.ask_refusal, visit_note],
  };
  const toSay = reason ? phrases[reason].filter((phrase) => phrase !== null) : [];
  return (
    <Stack gap={4}>
      <RadioGroup
        label={messages.reason}
        options={reasons.map((value) => ({ value, label: messages.reasons[value] }))}
        value={reason}
        onValueChange={setReason}
      />
      <div role="status">
        {reason && (
          <Stack gap={4}>
            <Heading level={3}>{messages.next}</Heading>
            {reason === 'appointment' && <p>{messages.book}</p>}
            {reason === 'refused' && <RefusalLines lines={if_refused} />}
          </Stack>
        )}
      </div>
      {reason && (
        <>
          <div>
            <Link href={stepHref} standalone>
              {messages.readStep}
            </Link>
          </div>
          {letters.length > 0 && (
            <Stack gap={2}>
              <Heading level={4} variant="label">
                {lettersTitle}
              </Heading>
              <LetterLinks letters={letters} letterHref={letterHref} />
            </Stack>
          )}
          {appointmentHref && new_appointment && (
            <div>
              <ButtonLink variant="secondary" href={appointmentHref}>
                {messages.newAppointment}
              </ButtonLink>
            </div>
          )}
          {toSay.length > 0 && <Heading level={3}>{messages.stillThere}</Heading>}
          {toSay.map((phrase) => (
            <PhraseCard key={phrase.original} phrase={phrase} language={language} />
          ))}
        </>
      )}
    </Stack>
  );
}
