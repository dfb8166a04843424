import { applyStepStatus, type BringLine, type Step } from '@settlement-help/contract';
import type { ReactNode } from 'react';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { NotApplicableButton } from '../NotApplicableButton.tsx';
import { StepCard, type StepUploadRequest } from '../StepCard/StepCard.tsx';
import * as styles from './StepList.css.ts';

export interface StepListProps {
  steps: readonly Step[];
  onStatusChange: (status: { step: Step; isCompleted: boolean }) => Promise<void>;
  onUpload: (request: StepUploadRequest & { step: Step }) => Promise<void>;
  /** Closes a step that does not apply, without a stamp. */
  onNotApplicable: (step: Step) => Promise<void>;
  /** Help shown below the facts of a step. @default nothing */
  help?: ((step: Step) => ReactNode) | undefined;
  /** Renders what to bring to a step; `onAdd` uploads files for one of its lines. @default the items alone */
  bring?: ((step: Step, onAdd: (files: File[], line: BringLine) => void) => ReactNode) | undefined;
  /** Renders the documents of a step around the upload. @default the document attached last */
  documents?: ((step: Step, upload: ReactNode) => ReactNode) | undefined;
}

/** The checklist in its fixed order. Announces the step that was unlocked (§2 Checklist). */
export function StepList(props: StepListProps) {
  const { steps, onStatusChange, onUpload, onNotApplicable, help, bring, documents } = props;
  const messages = useMessages('step');
  const { removed } = useMessages('plan');
  const { announce, announcement } = useAnnounce();

  const announceChange = (changed: Pick<Step, 'id'> & Partial<Step>, said = '') => {
    const next = applyStepStatus(steps, changed);
    const unlocked = next.find(({ is_unlocked }, index) => is_unlocked && !steps[index]?.is_unlocked);
    const opened = unlocked && messages.unlocked({ number: unlocked.step_number, title: unlocked.title });
    announce([said, opened].filter(Boolean).join(' '));
  };

  const changeStatus = async (step: Step, isCompleted: boolean) => {
    await onStatusChange({ step, isCompleted });
    announceChange({ id: step.id, is_completed: isCompleted });
  };

  const remove = async (step: Step) => {
    await onNotApplicable(step);
    announceChange({ id: step.id, status: 'not_applicable' }, removed({ title: step.title }));
  };

  return (
    <>
      <ol role="list" className={styles.list} aria-label={messages.list}>
        {steps.map((step) => (
          <StepCard
            key={step.id}
            step={step}
            onStatusChange={({ isCompleted }) => changeStatus(step, isCompleted)}
            onUpload={(request) => onUpload({ ...request, step })}
            plan={{
              tools: help && step.is_unlocked && <div className={styles.help}>{help(step)}</div>,
              bring: bring && ((onAdd) => bring(step, onAdd)),
              documents: documents && ((upload) => documents(step, upload)),
              moreAnswers: <NotApplicableButton title={step.title} onAction={() => remove(step)} />,
            }}
          />
        ))}
      </ol>
      {announcement}
    </>
  );
}
