import type { Step } from '@settlement-help/contract';
import { ChevronDown, ChevronUp, Lock } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useMessages } from '../../internal/UiProvider.tsx';
import type { UploadRequest } from '../../internal/useUpload.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Stamp } from '../Stamp/Stamp.tsx';
import * as styles from './StepCard.css.ts';
import { StepFacts } from './StepFacts.tsx';
import { StepQuestion } from './StepQuestion.tsx';
import { StepUpload } from './StepUpload.tsx';
import { type Answering, useAnswer } from './useAnswer.ts';

export interface StepCardProps {
  /** The step and how far the person is with it. */
  step: Step;
  /** Stores Yes or No; its rejection is shown as 'Failed to update step'. */
  onAnswer: (answer: { isCompleted: boolean }) => Promise<void>;
  /** Attaches a document; its rejection is shown as 'Failed to upload document. Please try again.' */
  onUpload: (request: UploadRequest) => Promise<void>;
}

const stateOf = (step: Step) => (step.is_completed ? 'done' : step.is_unlocked ? 'open' : 'locked');

/**
 * One stop of the checklist's route, an item of a list: locked and blurred, open on its raised sheet, or stamped
 * (§2 Checklist, §4 Checklist step).
 */
export function StepCard({ step, onAnswer, onUpload }: StepCardProps) {
  const { step: messages } = useMessages();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const state = stateOf(step);

  const answering = useAnswer(onAnswer, headingRef);

  const heading = (
    <h3 ref={headingRef} className={styles.title} tabIndex={-1}>
      <VisuallyHidden>{`${messages.number(step.step_number)}: `}</VisuallyHidden>
      {step.title}
      {state === 'open' && step.original_term && (
        <span className={styles.term} lang={step.country === 'Germany' ? 'de' : 'fr'}>
          {step.original_term}
        </span>
      )}
    </h3>
  );

  return (
    <li id={`step-${step.step_number}`} className={styles.card} data-state={state}>
      <span className={styles.number} aria-hidden="true">
        {step.step_number}
      </span>
      {state === 'locked' && (
        <div>
          {heading}
          <div inert aria-hidden="true" className={styles.blurred}>
            {step.description}
          </div>
          <p className={styles.reason}>
            <Icon icon={Lock} size="small" />
            {messages.locked}
          </p>
        </div>
      )}
      {state === 'open' && (
        <Card className={styles.sheet}>
          <CardBody>
            {step.deadline && (
              <div className={styles.marker}>
                <Badge tone="marker">{messages.when(step.deadline)}</Badge>
              </div>
            )}
            {heading}
            <p className={styles.description}>{step.description}</p>
            <StepFacts step={step}>
              <AttachedPaper step={step} />
              <StepUpload stepTitle={step.title} hasDocument={step.has_document} onUpload={onUpload} />
            </StepFacts>
          </CardBody>
          <StepQuestion step={step} answering={answering} />
        </Card>
      )}
      {state === 'done' && (
        <DoneStep step={step} heading={heading} answering={answering} onUpload={onUpload} />
      )}
    </li>
  );
}

function AttachedPaper({ step }: Pick<StepCardProps, 'step'>) {
  if (!step.document_url) return null;
  return (
    <Link href={step.document_url} external className={styles.paper}>
      {step.document_name}
    </Link>
  );
}

interface DoneStepProps extends Pick<StepCardProps, 'step' | 'onUpload'> {
  heading: ReactNode;
  answering: Answering;
}

function DoneStep({ step, heading, answering, onUpload }: DoneStepProps) {
  const { step: messages } = useMessages();
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  return (
    <div className={styles.done}>
      <div>
        {heading}
        <p className={styles.meta}>
          {step.completed_at ? messages.markedDone(step.completed_at) : messages.done}
        </p>
        <AttachedPaper step={step} />
        <div>
          <Button
            variant="quiet"
            size="small"
            className={styles.disclosure}
            iconEnd={open ? ChevronUp : ChevronDown}
            aria-expanded={open}
            aria-controls={detailsId}
            onClick={() => setOpen(!open)}
          >
            {open ? messages.hideDetails : messages.showDetails}
            <VisuallyHidden>{`: ${step.title}`}</VisuallyHidden>
          </Button>
        </div>
      </div>
      {step.completed_at && (
        <Stamp
          className={styles.stamp}
          word={step.stamp}
          date={step.completed_at}
          number={step.step_number}
        />
      )}
      <div id={detailsId} className={styles.details} hidden={!open}>
        {open && (
          <>
            <p className={styles.description}>{step.description}</p>
            <StepFacts step={step}>
              <StepUpload stepTitle={step.title} hasDocument={step.has_document} onUpload={onUpload} />
            </StepFacts>
            <StepQuestion step={step} answering={answering} />
          </>
        )}
      </div>
    </div>
  );
}
