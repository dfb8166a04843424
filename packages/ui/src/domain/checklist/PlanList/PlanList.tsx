import {
  applyStepStatus,
  type BringLine,
  groupSteps,
  isBlocking,
  nextDate,
  type Situation,
  type SituationDay,
  type Step,
  type StepGroup,
  sortByNextDate,
} from '@settlement-help/contract';
import { type ReactNode, useRef, useState } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { Law, StepDate } from '../Deadline/Deadline.tsx';
import { LeftOutRows } from '../LeftOutList/LeftOutList.tsx';
import { NotApplicableButton } from '../NotApplicableButton.tsx';
import { StepCard, type StepUploadRequest } from '../StepCard/StepCard.tsx';
import { list } from '../StepList/StepList.css.ts';
import { useReason } from '../useReason.ts';
import { Fold } from './Fold.tsx';
import * as styles from './PlanList.css.ts';
import { ImpliedStep, PastAppointment } from './StepAnswers.tsx';
import { MissingDay, StepTools } from './StepTools.tsx';
import { useStepsToGroup } from './useStepsToGroup.ts';

export interface PlanListProps {
  steps: readonly Step[];
  leftOut: readonly Step[];
  /** The answers that the plan follows from. */
  situation: Situation;
  /** Today in the country, as `YYYY-MM-DD`. */
  today: string;
  /** Number of the step that a link led to; it is unfolded. */
  openStep?: number | undefined;
  /** The question that decides whether a step applies. */
  questionHref: (step: Step) => string | undefined;
  /** Help shown below the facts of a step. @default nothing */
  help?: ((step: Step) => ReactNode) | undefined;
  /** Renders what to bring to a step; `onAdd` uploads files for one of its lines. @default the items alone */
  bring?: ((step: Step, onAdd: (files: File[], line: BringLine) => void) => ReactNode) | undefined;
  /** Renders the documents of a step around the upload. @default the document attached last */
  documents?: ((step: Step, upload: ReactNode) => ReactNode) | undefined;
  onStatusChange: (status: { step: Step; isCompleted: boolean }) => Promise<void>;
  onUpload: (request: StepUploadRequest & { step: Step }) => Promise<void>;
  /** Removes a step that does not apply from the plan, or adds one. */
  onApplies: (choice: { step: Step; applies: boolean }) => Promise<void>;
  /** Saves the day of an appointment; null removes it. */
  onBook: (booking: { step: Step; day: string | null }) => Promise<void>;
  /** Saves a day from which dates are counted. */
  onDay: (field: SituationDay, day: string) => Promise<unknown>;
}

/** Groups that are shown unfolded. */
const shownGroups = ['this_week', 'next', 'check'] as const;

/** The steps of a personal plan by time. Later steps, completed steps and those that do not apply are folded. */
export function PlanList(props: PlanListProps) {
  const { steps, leftOut, situation, today, openStep, onApplies, onDay } = props;
  const messages = useMessages('plan');
  const format = useFormats();
  const { announce, announcement } = useAnnounce();
  const notForYouRef = useRef<HTMLElement>(null);
  const { stepsToGroup, keepInPlace } = useStepsToGroup(steps);
  const [changedId, setChangedId] = useState<string>();

  // Announced after saving, because an optimistic change may be reverted.
  const announceChange = (changed: Pick<Step, 'id'> & Partial<Step>, said = '') => {
    const opened = applyStepStatus(steps, changed, 'needs').filter(
      ({ is_unlocked }, index) => is_unlocked && !steps[index]?.is_unlocked,
    );
    const titles = format.list(opened.map(({ title }) => title));
    announce(titles ? `${said} ${messages.unlocked({ titles })}` : said);
  };

  /** A changed step can move to another group; the focus then moves with it. */
  const following = async (step: Step, change: () => Promise<unknown>) => {
    setChangedId(undefined);
    await change();
    setChangedId(step.id);
  };

  const changeStatus = async (step: Step, isCompleted: boolean) => {
    if (isCompleted) keepInPlace(step);
    await following(step, () => props.onStatusChange({ step, isCompleted }));
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

  const groups = groupSteps(stepsToGroup, today);
  const shouldOpen = (group: StepGroup) =>
    groups[group].some(({ id, step_number }) => step_number === openStep || id === changedId);
  const [leaving] = groups.leaving;
  const notForYou = [...steps.filter(({ status }) => status === 'not_applicable'), ...leftOut];
  const [nextLater] = sortByNextDate(groups.later, today);
  const nextLaterDate = nextLater && nextDate(nextLater, today);
  const laterDate = nextLaterDate && nextLaterDate >= today ? nextLaterDate : undefined;
  const implied = steps.filter(
    ({ implied_by, is_completed, status }) => implied_by && !is_completed && status === 'open',
  );
  const firstShown = shownGroups.find((group) => groups[group].length > 0);

  const cards = (group: StepGroup) => (
    <ol role="list" className={list} aria-label={messages.groups[group]}>
      {groups[group].map(({ id }) => {
        const step = steps.find((one) => one.id === id);
        return (
          step && (
            <PlanStep
              key={id}
              {...props}
              step={step}
              takesFocus={id === changedId}
              onStatusChange={({ isCompleted }) => changeStatus(step, isCompleted)}
              onApplies={() => apply(step, false)}
              onBook={(day) => following(step, () => props.onBook({ step, day }))}
              onDay={(field, day) => following(step, () => onDay(field, day))}
            />
          )
        );
      })}
    </ol>
  );

  return (
    <Stack gap={8}>
      {shownGroups.map(
        (group) =>
          groups[group].length > 0 && (
            <section key={group} className={styles.group} aria-label={messages.groups[group]}>
              <Heading level={2} className={styles.groupTitle}>
                {messages.groups[group]}
              </Heading>
              {cards(group)}
              {group === firstShown &&
                implied.map((step) => (
                  <ImpliedStep
                    key={step.id}
                    step={step}
                    situation={situation}
                    onStamp={() => changeStatus(step, true)}
                  />
                ))}
            </section>
          ),
      )}
      <div>
        {groups.later.length > 0 && (
          <>
            <Heading level={2}>{messages.groups.later}</Heading>
            <Fold
              title={(laterDate ? messages.laterFrom : messages.later)({
                count: groups.later.length,
                date: laterDate ?? today,
              })}
              shouldOpen={shouldOpen('later')}
            >
              {cards('later')}
            </Fold>
          </>
        )}
        {groups.done.length > 0 && (
          <Fold
            title={messages.counted({ title: messages.groups.done, count: groups.done.length })}
            headingLevel={2}
            shouldOpen={shouldOpen('done')}
          >
            {cards('done')}
          </Fold>
        )}
        {notForYou.length > 0 && (
          <Fold
            title={messages.counted({ title: messages.notForYou, count: notForYou.length })}
            headingLevel={2}
            titleRef={notForYouRef}
          >
            <LeftOutRows steps={notForYou} onAdd={(step) => apply(step, true)} />
          </Fold>
        )}
        {leaving && (
          <Fold
            title={messages.leaving({ country: leaving.country ?? 'Germany', count: groups.leaving.length })}
            headingLevel={2}
            shouldOpen={shouldOpen('leaving')}
          >
            <MissingDay
              field="leaves_on"
              subject={leaving.title}
              onDay={(field, day) => following(leaving, () => onDay(field, day))}
            />
            {cards('leaving')}
          </Fold>
        )}
      </div>
      {announcement}
    </Stack>
  );
}

interface PlanStepProps
  extends Pick<
    PlanListProps,
    'steps' | 'today' | 'openStep' | 'questionHref' | 'help' | 'bring' | 'documents' | 'onUpload' | 'onDay'
  > {
  step: Step;
  takesFocus: boolean;
  onStatusChange: (status: { isCompleted: boolean }) => Promise<void>;
  onApplies: () => Promise<void>;
  onBook: (day: string | null) => Promise<void>;
}

function PlanStep({
  step,
  steps,
  today,
  openStep,
  takesFocus,
  questionHref,
  help,
  bring,
  documents,
  onStatusChange,
  onUpload,
  onApplies,
  onBook,
  onDay,
}: PlanStepProps) {
  const messages = useMessages('plan');
  const format = useFormats();
  const reasonOf = useReason();
  const { needs, is_unlocked, relevance, due } = step;
  const waitsFor = steps.filter(
    (other) => other.key !== null && needs.includes(other.key) && isBlocking(other),
  );
  const reason = step.reason && <Text variant="hint">{reasonOf(step)}</Text>;
  const isExplained = relevance === 'check' || isException(step);
  const missing = relevance !== 'later' && due?.date === null ? due.from : null;
  return (
    <StepCard
      step={step}
      onStatusChange={onStatusChange}
      onUpload={(request) => onUpload({ ...request, step })}
      plan={{
        bring: bring && ((onAdd) => bring(step, onAdd)),
        documents: documents && ((upload) => documents(step, upload)),
        isNumbered: false,
        isFolded: step.step_number !== openStep,
        takesFocus,
        doneNote: isException(step) && reason,
        lockedReason: messages.opensAfter({ titles: format.list(waitsFor.map(({ title }) => title)) }),
        lead: (
          <div className={styles.lead}>
            <StepDate step={step} steps={steps} today={today} />
            {missing && <MissingDay field={missing} subject={step.title} onDay={onDay} />}
            {!is_unlocked && relevance === 'check' && <Text variant="hint">{messages.groups.check}</Text>}
            {isExplained && reason}
            <QuestionLink step={step} href={questionHref(step)} />
            <PastAppointment
              step={step}
              today={today}
              onStamp={() => onStatusChange({ isCompleted: true })}
              onBook={onBook}
            />
          </div>
        ),
        tools: (
          <StepTools step={step} onBook={onBook}>
            {!isExplained && reason}
            <Law due={due} />
            {is_unlocked && help?.(step)}
          </StepTools>
        ),
        moreAnswers: <NotApplicableButton title={step.title} onAction={onApplies} />,
      }}
    />
  );
}

/** A step that the situation leaves out, and that is shown because the person completed or added it. */
const isException = ({ reason_code }: Step) => reason_code === 'completed' || reason_code === 'added';

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
