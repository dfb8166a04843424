import { applyStepStatus, isBlocking, type Step } from '@settlement-help/contract';
import { Lock } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Card, CardBody } from '../../../primitives/content/Card/Card.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { StepDate } from '../Deadline/Deadline.tsx';
import { Stamp } from '../Stamp/Stamp.tsx';
import { StepQuestion } from '../StepCard/StepQuestion.tsx';
import { useStatusChange } from '../StepCard/useStatusChange.ts';
import { useReason } from '../useReason.ts';
import * as styles from './OwnStep.css.ts';

export interface OwnStepProps {
  step: Step;
  /** The person's plan, without the steps that it leaves out. */
  steps: readonly Step[];
  /** Today in the country, as `YYYY-MM-DD`. */
  today: string;
  /** The steps of a personal plan wait for named steps, the standard steps for the previous one. @default false */
  isPlan?: boolean | undefined;
  /** Saves the status. A rejection shows 'Failed to update step'. */
  onStatusChange: (status: { isCompleted: boolean }) => Promise<void>;
  /** Adds a step that is left out. A rejection shows its detail. */
  onAdd: () => Promise<void>;
}

/** A person's own date and state of a step, with its question. */
export function OwnStep({ step, steps, today, isPlan = false, onStatusChange, onAdd }: OwnStepProps) {
  const messages = useMessages('step');
  const { progress } = useMessages('guide');
  const plan = useMessages('plan');
  const reasonOf = useReason();
  const format = useFormats();
  const { announce, announcement } = useAnnounce();
  const titleId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);

  // The pressed button can disappear; the focus then stays in the card.
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus can be lost when the step changes
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) headingRef.current?.focus();
  }, [step]);

  const lock = isPlan ? 'needs' : 'number';
  const changeStatus = async (status: { isCompleted: boolean }) => {
    isPressed.current = true;
    await onStatusChange(status);
    // Announced after saving, because an optimistic change may be reverted.
    const opened = applyStepStatus(steps, { id: step.id, is_completed: status.isCompleted }, lock).filter(
      ({ is_unlocked }, index) => is_unlocked && !steps[index]?.is_unlocked,
    );
    if (opened.length > 0) {
      announce(plan.unlocked({ titles: format.list(opened.map(({ title }) => title)) }));
    }
  };
  const statusChange = useStatusChange(step.is_completed, changeStatus, headingRef);
  const add = async () => {
    isPressed.current = true;
    await onAdd();
  };

  const { status, is_completed, is_unlocked, completed_at } = step;
  const isLeftOut = status === 'not_applicable' || !steps.some(({ id }) => id === step.id);
  const isOpen = !isLeftOut && !is_completed;
  const reason = reasonOf(step);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardBody>
        <Stack gap={3}>
          <Heading level={2} id={titleId} ref={headingRef} tabIndex={-1}>
            {isLeftOut ? plan.notForYou : is_completed ? messages.done : progress}
          </Heading>
          {isOpen && (
            <>
              <StepDate step={step} steps={steps} today={today} withLaw />
              {step.relevance === 'check' && <Text variant="hint">{plan.groups.check}</Text>}
            </>
          )}
          {isOpen && !is_unlocked && <LockedReason step={step} steps={steps} isPlan={isPlan} />}
          {!isLeftOut && is_completed && (
            <Inline className={styles.stamped}>
              <Stamp
                word={step.stamp}
                date={completed_at ? format.shortDate(completed_at) : undefined}
                number={step.step_number}
                lang={step.country === 'Germany' ? 'de' : 'fr'}
              />
              {completed_at && (
                <Text variant="small" className={styles.stampedOn}>
                  {messages.markedDone({ iso: completed_at })}
                </Text>
              )}
            </Inline>
          )}
          {isLeftOut ? (
            <Text>{status === 'not_applicable' ? plan.saidSo : reason}</Text>
          ) : (
            reason && <Text variant="hint">{reason}</Text>
          )}
          {isLeftOut && <AddButton onAdd={add} />}
        </Stack>
      </CardBody>
      {!isLeftOut && (is_unlocked || is_completed) && (
        <StepQuestion step={step} statusChange={statusChange} headingLevel={3} />
      )}
      {announcement}
    </Card>
  );
}

function LockedReason({ step, steps, isPlan }: Pick<OwnStepProps, 'step' | 'steps' | 'isPlan'>) {
  const { locked } = useMessages('step');
  const { opensAfter } = useMessages('plan');
  const format = useFormats();
  const waitsFor = steps.filter(
    (other) => other.key !== null && step.needs.includes(other.key) && isBlocking(other),
  );
  return (
    <Text variant="small" className={styles.locked}>
      <Icon icon={Lock} size="small" />
      {isPlan ? opensAfter({ titles: format.list(waitsFor.map(({ title }) => title)) }) : locked}
    </Text>
  );
}

function AddButton({ onAdd }: Pick<OwnStepProps, 'onAdd'>) {
  const { add } = useMessages('plan');
  const { pending, failure, run } = useAction(onAdd);
  return (
    <>
      <div>
        <Button variant="secondary" size="small" loading={pending} onClick={run}>
          {add}
        </Button>
      </div>
      {failure}
    </>
  );
}
