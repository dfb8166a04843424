import { applicableSteps, type Country, type Situation, type Step } from '@settlement-help/contract';
import {
  LeftOutList,
  LoadFailure,
  PlanList,
  type PlanListProps,
  type SituationField,
  StepList,
} from '@settlement-help/ui/domain';
import { useLocation } from 'react-router-dom';
import { situationQuestionPath } from '#app/lib/navigation/paths.ts';
import type { useChecklistActions } from './useChecklistActions.ts';
import { useLeftOutSteps } from './useSteps.ts';
import { useStepsFailure } from './useStepsFailure.tsx';

export interface ChecklistStepsProps
  extends Pick<ReturnType<typeof useChecklistActions>, 'setStepStatus' | 'updateStep' | 'upload'>,
    Pick<PlanListProps, 'steps' | 'today' | 'help' | 'documents'> {
  country: Country;
  isPlan: boolean;
  onAnswer: (answers: Partial<Situation>) => Promise<unknown>;
}

/** The steps of a personal plan, or the standard steps (§2 Checklist). */
export function ChecklistSteps(props: ChecklistStepsProps) {
  const { steps, country, today, isPlan, help, documents, setStepStatus, updateStep, upload, onAnswer } =
    props;
  const { hash } = useLocation();
  const shared = { help, documents, onStatusChange: setStepStatus, onUpload: upload };

  if (isPlan) {
    const linked = steps.find(({ key, step_number }) => [`#step-${step_number}`, `#${key}`].includes(hash));
    return (
      <PersonalPlan
        steps={steps}
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
  const leftOut = steps.filter(({ status }) => status === 'not_applicable');
  return (
    <>
      <StepList steps={applicableSteps(steps)} {...shared} />
      {leftOut.length > 0 && (
        <LeftOutList steps={leftOut} onAdd={(step) => updateStep(step, { status: 'open' })} />
      )}
    </>
  );
}

interface PersonalPlanProps extends Omit<PlanListProps, 'questionHref' | 'leftOut'> {
  country: Country;
}

function PersonalPlan({ country, ...plan }: PersonalPlanProps) {
  const { steps, error, refetch } = useLeftOutSteps(country);
  const failure = useStepsFailure(error);
  return (
    <>
      <PlanList {...plan} leftOut={steps} questionHref={questionHref} />
      {failure && <LoadFailure message={failure} onRetry={refetch} />}
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
