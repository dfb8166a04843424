import type { Country, Situation, Step } from '@settlement-help/contract';
import { lazyComponent } from '@settlement-help/ui';
import { applying, type PlanListProps, StepList, StepListSkeleton } from '@settlement-help/ui/domain';
import { useLocation } from 'react-router-dom';
import { PartFailure } from '#app/lib/loading/PartFailure.tsx';
import type { useChecklistActions } from './useChecklistActions.ts';

const loadPlan = () => import('./PlanPart.tsx');

const Plan = lazyComponent(() => loadPlan().then((part) => part.Plan), {
  pending: <StepListSkeleton />,
  failed: PartFailure,
});

const LeftOut = lazyComponent(() => loadPlan().then((part) => part.LeftOutList));

export interface ChecklistStepsProps
  extends Pick<ReturnType<typeof useChecklistActions>, 'setStepStatus' | 'updateStep' | 'upload'>,
    Pick<PlanListProps, 'steps' | 'today' | 'help' | 'papers'> {
  country: Country;
  /** Whether the steps are a plan of one's own. */
  isPlan: boolean;
  onAnswer: (answers: Partial<Situation>) => Promise<unknown>;
}

/** The steps of the checklist: a plan of one's own, or the ten of everybody (§2 Checklist). */
export function ChecklistSteps(props: ChecklistStepsProps) {
  const { steps, country, today, isPlan, help, papers, setStepStatus, updateStep, upload, onAnswer } = props;
  const { hash } = useLocation();
  const shared = { help, papers, onStatusChange: setStepStatus, onUpload: upload };

  if (isPlan) {
    // A link leads to a step by its number or by its name.
    const linked = steps.find(({ key, step_number }) => [`#step-${step_number}`, `#${key}`].includes(hash));
    return (
      <Plan
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
  const add = (step: Step) => updateStep(step, { status: 'open' });
  return (
    <>
      <StepList steps={applying(steps)} {...shared} />
      {leftOut.length > 0 && <LeftOut steps={leftOut} onAdd={add} />}
    </>
  );
}
