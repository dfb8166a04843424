import type { Step } from '@settlement-help/contract';
import { type ReactNode, useId } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { IconButton } from '../../../primitives/actions/IconButton/IconButton.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { DateStamp } from '../Stamp/Stamp.tsx';
import { AttachedDocument } from './AttachedDocument.tsx';
import { disclosureIcon } from './Disclosure.tsx';
import * as styles from './StepCard.css.ts';
import { StepQuestion } from './StepQuestion.tsx';
import type { StatusChange } from './useStatusChange.ts';

export interface DoneStepProps {
  step: Step;
  facts: ReactNode;
  /** Unfinished uploads, which are shown even when the details are closed. */
  pending: ReactNode;
  heading: ReactNode;
  note?: ReactNode;
  statusChange: StatusChange;
  isOpen: boolean;
  onToggle: () => void;
}

/** A completed step: a row with its stamp and foldable details. */
export function DoneStep(props: DoneStepProps) {
  const { step, heading, note, statusChange, facts, pending, isOpen, onToggle } = props;
  const format = useFormats();
  const messages = useMessages('step');
  const { about } = useMessages('action');
  const detailsId = useId();
  const label = isOpen ? messages.hideDetails : messages.showDetails;
  return (
    <div>
      <Inline gap={2} className={styles.done}>
        {heading}
        <VisuallyHidden>
          {step.completed_at ? messages.markedDone({ iso: step.completed_at }) : messages.done}
        </VisuallyHidden>
        {!isOpen && <AttachedDocument step={step} inRow />}
        <DateStamp number={step.step_number}>
          {step.completed_at ? format.shortDate(step.completed_at) : messages.done}
        </DateStamp>
        <IconButton
          className={styles.row}
          icon={disclosureIcon(isOpen)}
          size="small"
          label={about({ action: label, subject: step.title })}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={onToggle}
        />
      </Inline>
      {note}
      <div id={detailsId} className={styles.details} hidden={!isOpen && !pending}>
        {isOpen ? (
          <>
            {facts}
            <StepQuestion step={step} statusChange={statusChange} />
          </>
        ) : (
          pending
        )}
      </div>
    </div>
  );
}
