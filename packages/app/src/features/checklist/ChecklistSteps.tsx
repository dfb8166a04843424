import { applicableSteps, type Country, type Situation, type Step } from '@settlement-help/contract';
import {
  LeftOutList,
  LoadFailure,
  PlanList,
  type PlanListProps,
  type SituationField,
  StepList,
  type StepListProps,
} from '@settlement-help/ui/domain';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { situationQuestionPath } from '#app/lib/navigation/paths.ts';
import type { useChecklistActions } from './useChecklistActions.ts';
import { useLeftOutSteps } from './useSteps.ts';
import { useStepsErrorText } from './useStepsErrorText.tsx';

export interface ChecklistStepsProps
  extends Pick<ReturnType<typeof useChecklistActions>, 'setStepStatus' | 'updateStep' | 'upload'>,
    Pick<PlanListProps, 'steps' | 'today' | 'help' | 'bring' | 'documents'> {
  country: Country;
  /** Null without a personal plan. */
  situation: Situation | null;
  onAnswer: (answers: Partial<Situation>) => Promise<unknown>;
}

/** The steps of a personal plan, or the standard steps (§2 Checklist). */
export function ChecklistSteps(props: ChecklistStepsProps) {
  const { steps, country, today, situation, setStepStatus, updateStep, upload, onAnswer } = props;
  const { help, bring, documents } = props;
  const { hash } = useLocation();
  const shared = { help, bring, documents, onStatusChange: setStepStatus, onUpload: upload };

  if (situation) {
    const linked = steps.find(({ key, step_number }) => [`#step-${step_number}`, `#${key}`].includes(hash));
    return (
      <PersonalPlan
        steps={steps}
        situation={situation}
        country={country}
        today={today}
        openStep={linked?.step_number}
        {...shared}
        onApplies={({ step, applies }) => updateStep(step, { status: applies ? 'open' : 'not_applicable' })}
        onBook={({ step, day }) => updateStep(step, { booked_for: day })}
        onDay={(field, day) => onAnswer({ [field]: day })}
      />
    );
  }
  return (
    <StandardSteps
      steps={steps}
      {...shared}
      onApplies={(step, applies) => updateStep(step, { status: applies ? 'open' : 'not_applicable' })}
    />
  );
}

interface StandardStepsProps extends Omit<StepListProps, 'onNotApplicable'> {
  onApplies: (step: Step, applies: boolean) => Promise<void>;
}

function StandardSteps({ steps, onApplies, ...list }: StandardStepsProps) {
  const leftOutRef = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <StepList
        {...list}
        steps={applicableSteps(steps)}
        onNotApplicable={async (step) => {
          await onApplies(step, false);
          // The pressed button disappears with its step.
          leftOutRef.current?.focus();
        }}
      />
      <LeftOutList
        steps={steps.filter(({ status }) => status === 'not_applicable')}
        headingRef={leftOutRef}
        onAdd={(step) => onApplies(step, true)}
      />
    </>
  );
}

interface PersonalPlanProps extends Omit<PlanListProps, 'questionHref' | 'leftOut'> {
  country: Country;
}

function PersonalPlan({ country, ...plan }: PersonalPlanProps) {
  const { steps, error, refetch } = useLeftOutSteps(country);
  const errorText = useStepsErrorText(error);
  return (
    <>
      <PlanList {...plan} leftOut={steps} questionHref={questionHref} />
      {errorText && <LoadFailure message={errorText} onRetry={refetch} />}
    </>
  );
}

/** Address of the question that decides if a step applies. Its answer leads back to the step. */
function questionHref({ key, relevance, reason_code }: Step) {
  const [, field] = /^unknown:(\w+)$/.exec(reason_code ?? '') ?? [];
  return field && key && relevance === 'check'
    ? `${situationQuestionPath(field as SituationField)}?step=${encodeURIComponent(key)}`
    : undefined;
}
