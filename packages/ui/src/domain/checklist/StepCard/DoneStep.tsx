import type { Step } from '@settlement-help/contract';
import { type ReactNode, useId, useState } from 'react';
import type { Uploading } from '../../../hooks/useUpload.ts';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Stamp } from '../Stamp/Stamp.tsx';
import { AttachedPaper } from './AttachedPaper.tsx';
import { Disclosure } from './Disclosure.tsx';
import * as styles from './StepCard.css.ts';
import { StepFacts } from './StepFacts.tsx';
import { StepQuestion } from './StepQuestion.tsx';
import { StepUpload } from './StepUpload.tsx';
import type { StatusChange } from './useStatusChange.ts';

export interface DoneStepProps {
  step: Step;
  /** State of the upload that attaches a document. */
  uploading: Uploading;
  /** The title of the step. */
  heading: ReactNode;
  /** Takes the completion back. */
  statusChange: StatusChange;
}

/** A step that was marked done: its stamp, and the rest of it on request. */
export function DoneStep({ step, heading, statusChange, uploading }: DoneStepProps) {
  const format = useFormats();
  const messages = useMessages('step');
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const upload = <StepUpload stepTitle={step.title} hasDocument={step.has_document} uploading={uploading} />;
  const { status } = uploading.state;
  const isPending = status === 'uploading' || status === 'failed';
  return (
    <div className={styles.done}>
      <div>
        {heading}
        <Text variant="hint">
          {step.completed_at ? messages.markedDone(step.completed_at) : messages.done}
        </Text>
        <AttachedPaper step={step} />
        <Disclosure isOpen={open} title={step.title} onToggle={() => setOpen(!open)} controls={detailsId} />
      </div>
      {step.completed_at && (
        <Stamp
          className={styles.stamp}
          word={step.stamp}
          date={format.shortDate(step.completed_at)}
          number={step.step_number}
        />
      )}
      <div id={detailsId} className={styles.details} hidden={!open && !isPending}>
        {open ? (
          <>
            <Text variant="muted" className={styles.description}>
              {step.description}
            </Text>
            <StepFacts step={step}>{upload}</StepFacts>
            <StepQuestion step={step} statusChange={statusChange} />
          </>
        ) : (
          isPending && upload
        )}
      </div>
    </div>
  );
}
