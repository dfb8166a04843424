import {
  applicableSteps,
  applyStepStatus,
  groupSteps,
  mostUrgentDependent,
  type Step,
} from '@settlement-help/contract';
import { type ReactNode, useRef } from 'react';
import type { BackgroundUploadRequest } from '../../../async/useUploads.ts';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Deadline, NeededFor } from '../Deadline/Deadline.tsx';
import { LeftOutList } from '../LeftOutList/LeftOutList.tsx';
import { StepCard } from '../StepCard/StepCard.tsx';
import { list } from '../StepList/StepList.css.ts';
import { useReason } from '../useReason.ts';
import * as styles from './PlanList.css.ts';
import { type CountedFrom, StepTools } from './StepTools.tsx';

export interface PlanListProps {
  steps: readonly Step[];
  leftOut: readonly Step[];
  /** Today in the country, as `YYYY-MM-DD`. */
  today: string;
  /** Number of the step that a link led to; it is unfolded. */
  openStep?: number | undefined;
  /** The question that decides whether a step applies. */
  questionHref: (step: Step) => string | undefined;
  /** Help shown below the facts of a step. @default nothing */
  help?: ((step: Step) => ReactNode) | undefined;
  /** Renders the documents of a step around the upload. @default the document attached last */
  documents?: ((step: Step, upload: ReactNode) => ReactNode) | undefined;
  onStatusChange: (status: { step: Step; isCompleted: boolean }) => Promise<void>;
  onUpload: (request: BackgroundUploadRequest & { step: Step }) => Promise<void>;
  /** Removes a step that does not apply from the plan, or adds one. */
  onApplies: (choice: { step: Step; applies: boolean }) => Promise<void>;
  /** Saves the day of an appointment; null removes it. */
  onBook: (booking: { step: Step; day: string | null }) => Promise<void>;
  /** Saves a day from which dates are counted. */
  onDay: (field: CountedFrom, day: string) => Promise<unknown>;
}

function QuestionLink({ step, href }: { step: Step; href: string | undefined }) {
  const { answerQuestion } = useMessages('plan');
  const { about } = useMessages('action');
  if (!href) return null;
  return (
    <Link href={href} standalone aria-label={about({ action: answerQuestion, subject: step.title })}>
      {answerQuestion}
    </Link>
  );
}

/** A personal plan: steps in order of urgency, grouped by what can be done now. */
export function PlanList({
  steps,
  leftOut,
  today,
  openStep,
  questionHref,
  help,
  documents,
  onStatusChange,
  onUpload,
  onApplies,
  onBook,
  onDay,
}: PlanListProps) {
  const messages = useMessages('plan');
  const reasonOf = useReason();
  const format = useFormats();
  const { announce, announcement } = useAnnounce();
  const notForYouRef = useRef<HTMLHeadingElement>(null);

  // Announced after saving, because an optimistic change may be reverted.
  const announceChange = (changed: Pick<Step, 'id'> & Partial<Step>, said = '') => {
    const opened = applyStepStatus(steps, changed, 'needs').filter(
      ({ is_unlocked }, index) => is_unlocked && !steps[index]?.is_unlocked,
    );
    const titles = format.list(opened.map(({ title }) => title));
    announce(titles ? `${said} ${messages.unlocked({ titles })}` : said);
  };

  const changeStatus = async (step: Step, isCompleted: boolean) => {
    await onStatusChange({ step, isCompleted });
    announceChange({ id: step.id, is_completed: isCompleted });
  };

  const apply = async (step: Step, applies: boolean) => {
    await onApplies({ step, applies });
    // The pressed button disappears with its step.
    notForYouRef.current?.focus();
    announceChange(
      { id: step.id, status: applies ? 'open' : 'not_applicable' },
      applies ? messages.taken({ title: step.title }) : messages.removed({ title: step.title }),
    );
  };

  const waitsFor = ({ needs }: Step) =>
    applicableSteps(steps)
      .filter(({ key, is_completed }) => key !== null && !is_completed && needs.includes(key))
      .map(({ title }) => title);

  const groups = groupSteps(steps, today).map((entry) => ({
    ...entry,
    dependent: mostUrgentDependent(entry.step, steps, today),
  }));
  return (
    <>
      <ol role="list" className={list} aria-label={messages.list}>
        {groups.map(({ step, group, dependent }, index) => (
          <StepCard
            key={step.id}
            step={step}
            onStatusChange={({ isCompleted }) => changeStatus(step, isCompleted)}
            onUpload={(request) => onUpload({ ...request, step })}
            plan={{
              documents: documents && ((upload) => documents(step, upload)),
              group: groups[index - 1]?.group === group ? undefined : messages.groups[group],
              isFolded: (group === 'open' || group === 'check') && step.step_number !== openStep,
              lockedReason: messages.opensAfter({ titles: format.list(waitsFor(step)) }),
              lead: (
                <div className={styles.lead}>
                  {dependent && <NeededFor step={dependent} today={today} />}
                  <Deadline step={step} today={today} withLaw />
                  {group === 'locked' && step.relevance === 'check' && (
                    <Text variant="hint">{messages.groups.check}</Text>
                  )}
                  {step.reason && <Text variant="hint">{reasonOf(step)}</Text>}
                  <QuestionLink step={step} href={questionHref(step)} />
                </div>
              ),
              tools: (
                <StepTools step={step} onBook={(day) => onBook({ step, day })} onDay={onDay}>
                  {step.is_unlocked && help?.(step)}
                </StepTools>
              ),
              moreAnswers: <NotApplicableButton title={step.title} onAction={() => apply(step, false)} />,
            }}
          />
        ))}
      </ol>
      <LeftOutList
        headingRef={notForYouRef}
        steps={[...steps.filter(({ status }) => status === 'not_applicable'), ...leftOut]}
        onAdd={(step) => apply(step, true)}
      />
      {announcement}
    </>
  );
}

interface NotApplicableButtonProps {
  title: string;
  onAction: () => Promise<void>;
}

function NotApplicableButton({ title, onAction }: NotApplicableButtonProps) {
  const { notApplicable, offline } = useMessages('plan');
  const { about } = useMessages('action');
  const { pending, failure, run } = useAction(onAction, offline);
  return (
    <>
      <Inline>
        <Button
          variant="quiet"
          size="small"
          bleed
          loading={pending}
          aria-label={about({ action: notApplicable, subject: title })}
          onClick={run}
        >
          {notApplicable}
        </Button>
      </Inline>
      {failure}
    </>
  );
}
