import type { Step } from '@settlement-help/contract';
import { IdCard } from 'lucide';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Card, CardBody } from '../../../primitives/content/Card/Card.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { Deadline } from '../Deadline/Deadline.tsx';
import { languagePropsOf } from '../languagePropsOf.ts';

export interface NextAppointmentProps {
  /** An open step with an appointment. */
  step: Step;
  /** Today in the country, as `YYYY-MM-DD`. */
  today: string;
  /** The step in the checklist. */
  href: string;
  /** The counter pass of the step. */
  passHref?: string | undefined;
  /** The bring list of the step. */
  children: ReactNode;
}

/** The next appointment with its documents. */
export function NextAppointment({ step, today, href, passHref, children }: NextAppointmentProps) {
  const { openThisStep } = useMessages('dashboard');
  const { show } = useMessages('counterPass');
  const { bring, nothingToBring } = useMessages('step');
  const titleId = useId();
  return (
    <Card as="section" raised={false} aria-labelledby={titleId}>
      <CardBody>
        <Stack gap={3}>
          <div>
            <Deadline step={{ booked_for: step.booked_for, due: null }} today={today} />
            <Heading level={2} id={titleId} variant="panel" {...languagePropsOf(step)}>
              {step.title}
            </Heading>
          </div>
          <Heading level={3} variant="label">
            {bring}
          </Heading>
          {step.bring.length > 0 ? children : <p>{nothingToBring}</p>}
          <Inline>
            {passHref && (
              <ButtonLink icon={IdCard} href={passHref}>
                {show}
              </ButtonLink>
            )}
            <Link href={href} standalone>
              {openThisStep}
            </Link>
          </Inline>
        </Stack>
      </CardBody>
    </Card>
  );
}
