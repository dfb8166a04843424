import type { BringLine, DocumentKind, Step } from '@settlement-help/contract';
import { Check, Lock } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type BackgroundUploadRequest, useUploads } from '../../../async/useUploads.ts';
import { IconButton } from '../../../primitives/actions/IconButton/IconButton.tsx';
import { Card, CardBody } from '../../../primitives/content/Card/Card.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { UsualDeadline } from '../Deadline/Deadline.tsx';
import { languagePropsOf } from '../languagePropsOf.ts';
import { AttachedDocument } from './AttachedDocument.tsx';
import { Disclosure, disclosureIcon } from './Disclosure.tsx';
import { DoneStep } from './DoneStep.tsx';
import { FoldingItem } from './FoldingItem.tsx';
import * as styles from './StepCard.css.ts';
import { StepFacts } from './StepFacts.tsx';
import { StepQuestion } from './StepQuestion.tsx';
import { StepUpload } from './StepUpload.tsx';
import { useStatusChange } from './useStatusChange.ts';

export interface StepUploadRequest extends BackgroundUploadRequest {
  /** The kind of document that the user added, or null. */
  kind: DocumentKind | null;
}

/** How a personal plan changes the card. */
export interface StepPlan {
  /** Replaces the usual deadline above the title. */
  lead?: ReactNode;
  /** Replaces 'Complete previous step to unlock'. */
  lockedReason?: string | undefined;
  /** Folds an open step until its details are requested. @default false */
  isFolded?: boolean;
  tools?: ReactNode;
  /** Renders what to bring; `onAdd` uploads files for one of its lines. @default the items alone */
  bring?: ((onAdd: (files: File[], line: BringLine) => void) => ReactNode) | undefined;
  /** Renders the documents around the upload. @default the document attached last */
  documents?: ((upload: ReactNode) => ReactNode) | undefined;
  /** Buttons below Yes and No. */
  moreAnswers?: ReactNode;
  /** Shown below the stamp of a completed step. */
  doneNote?: ReactNode;
  /** Shows the number of the step. @default true */
  isNumbered?: boolean;
  /** Moves a lost focus to the title when it becomes true. @default false */
  takesFocus?: boolean;
}

export interface StepCardProps {
  step: Step;
  /** Saves the status. A rejection shows 'Failed to update step'. */
  onStatusChange: (status: { isCompleted: boolean }) => Promise<void>;
  /** Attaches a document. A rejection shows 'Failed to upload document. Please try again.' */
  onUpload: (request: StepUploadRequest) => Promise<void>;
  plan?: StepPlan | undefined;
}

const standard: StepPlan = {};

const stateOf = (step: Step) => (step.is_completed ? 'done' : step.is_unlocked ? 'open' : 'locked');

/** A step of the checklist, as a list item: locked and blurred, open, or stamped (§2 Checklist, §4 Checklist step). */
export function StepCard({ step, onStatusChange, onUpload, plan = standard }: StepCardProps) {
  const { isNumbered = true, takesFocus = false } = plan;
  const messages = useMessages('step');
  const { about } = useMessages('action');
  const languageProps = languagePropsOf(step);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const unlocked = stateOf(step);
  const state = unlocked === 'open' && plan.isFolded && !isUnfolded ? 'folded' : unlocked;

  // Only changes made on this screen are animated.
  const [initial] = useState(unlocked);

  // A change can remove the focused control or move the step; the focus then stays in the step.
  const hasFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus can be lost when either of the two changes
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) headingRef.current?.focus();
  }, [step, state]);

  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) headingRef.current?.focus();
  }, [takesFocus]);

  const toggle = () => {
    // Safari does not focus a pressed button.
    hasFocus.current = true;
    setIsUnfolded(!isUnfolded);
  };

  const [areDetailsOpen, setAreDetailsOpen] = useState(false);
  const [isChangedHere, setIsChangedHere] = useState(false);
  const changeStatus = async (status: { isCompleted: boolean }) => {
    hasFocus.current = true;
    setIsChangedHere(true);
    await onStatusChange(status);
    setAreDetailsOpen(false);
  };
  const statusChange = useStatusChange(step.is_completed, changeStatus, headingRef);
  // Uploads continue when the step is completed.
  const kinds = useRef(new WeakMap<File, DocumentKind>()).current;
  const uploading = useUploads((request) => onUpload({ ...request, kind: kinds.get(request.file) ?? null }));
  const addToLine = (files: File[], { documents: [kind, ...others] }: BringLine) => {
    // With several kinds, the user is asked after the upload.
    if (kind && others.length === 0) for (const file of files) kinds.set(file, kind);
    uploading.start(files);
  };

  const upload = <StepUpload stepTitle={step.title} hasDocument={step.has_document} uploading={uploading} />;
  const documents = plan.documents?.(upload) ?? (
    <>
      <AttachedDocument step={step} />
      {upload}
    </>
  );

  const facts = (
    <>
      <Text {...languageProps} variant="muted" className={styles.description}>
        {step.description}
      </Text>
      <StepFacts step={step} bring={plan.bring?.(addToLine)}>
        {documents}
      </StepFacts>
    </>
  );

  const heading = (
    <Heading level={3} id={step.key ?? undefined} ref={headingRef} className={styles.title} tabIndex={-1}>
      {isNumbered && <VisuallyHidden>{messages.number({ number: step.step_number })}</VisuallyHidden>}
      <span {...languageProps}>{step.title}</span>
      {state === 'open' && step.original_term && (
        <Text
          as="span"
          variant="muted"
          className={styles.term}
          lang={step.country === 'Germany' ? 'de' : 'fr'}
        >
          {step.original_term}
        </Text>
      )}
    </Heading>
  );

  return (
    <FoldingItem
      // A step that is completed in another tab must not scroll the page.
      isFolded={state === 'done' && isChangedHere}
      id={`step-${step.step_number}`}
      className={styles.card}
      data-state={state}
      data-fresh={unlocked === initial ? undefined : true}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        hasFocus.current = currentTarget.contains(relatedTarget);
      }}
    >
      <span className={isNumbered ? styles.number : styles.dot} aria-hidden="true">
        {isNumbered ? step.step_number : state === 'done' && <Icon icon={Check} size="small" />}
      </span>
      {state === 'locked' && (
        <div>
          {heading}
          {plan.lead}
          <Text as="div" lines={2} inert aria-hidden="true" className={styles.blurred}>
            {step.description}
          </Text>
          <Text variant="small" className={styles.reason}>
            <Icon icon={Lock} size="small" />
            {plan.lockedReason ?? messages.locked}
          </Text>
          {plan.tools}
        </div>
      )}
      {state === 'folded' && (
        <div>
          <Inline gap={2} className={styles.folded}>
            {heading}
            <IconButton
              className={styles.row}
              icon={disclosureIcon(false)}
              size="small"
              label={about({ action: messages.showDetails, subject: step.title })}
              aria-expanded={false}
              onClick={toggle}
            />
          </Inline>
          {plan.lead}
        </div>
      )}
      {state === 'open' && (
        <Card className={styles.sheet}>
          <CardBody>
            {plan.lead ??
              (step.deadline && (
                <div className={styles.marker}>
                  <UsualDeadline step={step} />
                </div>
              ))}
            {heading}
            {facts}
            {plan.tools}
            {plan.isFolded && <Disclosure isOpen title={step.title} onToggle={toggle} />}
          </CardBody>
          <StepQuestion step={step} statusChange={statusChange}>
            {plan.moreAnswers}
          </StepQuestion>
        </Card>
      )}
      {state === 'done' && (
        <DoneStep
          {...{ step, heading, statusChange, facts }}
          note={plan.doneNote}
          pending={uploading.uploads.length > 0 && upload}
          isOpen={areDetailsOpen}
          onToggle={() => setAreDetailsOpen(!areDetailsOpen)}
        />
      )}
    </FoldingItem>
  );
}
