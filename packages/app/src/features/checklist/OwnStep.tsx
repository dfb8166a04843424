import { type Country, type Step, todayIn } from '@settlement-help/contract';
import { Card, CardBody, Skeleton, SkeletonGroup } from '@settlement-help/ui';
import { LoadFailure, OwnStep as OwnStepCard } from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { situationQuery } from './queries.ts';
import { useChecklistActions } from './useChecklistActions.ts';
import { useLeftOutSteps, useSteps } from './useSteps.ts';
import { useStepsErrorText } from './useStepsErrorText.tsx';

export interface OwnStepProps {
  /** The country of the person's plan. */
  country: Country;
  /** The key of the step. */
  stepKey: string;
}

/** A person's own date and state of a step. Renders nothing without a step of this key. */
export function OwnStep({ country, stepKey }: OwnStepProps) {
  const { data: situation } = useQuery(situationQuery);
  const { steps, error, refetch } = useSteps(country);
  const errorText = useStepsErrorText(error);
  if (!steps) return errorText ? <LoadFailure message={errorText} onRetry={refetch} /> : <Loading />;

  const step = steps.find(({ key }) => key === stepKey);
  const plan = { country, steps, isPlan: Boolean(situation) };
  if (step) return <StepWithActions {...plan} step={step} />;
  return situation ? <LeftOutStep {...plan} stepKey={stepKey} /> : null;
}

interface PlanProps {
  country: Country;
  steps: readonly Step[];
  isPlan: boolean;
}

function StepWithActions({ step, country, ...plan }: PlanProps & { step: Step }) {
  const { setStepStatus, updateStep } = useChecklistActions(country);
  return (
    <OwnStepCard
      {...plan}
      step={step}
      today={todayIn(country, new Date())}
      onStatusChange={({ isCompleted }) => setStepStatus({ step, isCompleted })}
      onAdd={() => updateStep(step, { status: 'open' })}
    />
  );
}

function LeftOutStep({ stepKey, ...plan }: PlanProps & { stepKey: string }) {
  const { steps, error, refetch } = useLeftOutSteps(plan.country);
  const errorText = useStepsErrorText(error);
  const step = steps.find(({ key }) => key === stepKey);
  if (step) return <StepWithActions {...plan} step={step} />;
  return errorText && <LoadFailure message={errorText} onRetry={refetch} />;
}

const Loading = () => (
  <SkeletonGroup>
    <Card>
      <CardBody>
        <Skeleton shape="heading" width="60%" />
        <Skeleton lines={3} />
      </CardBody>
    </Card>
  </SkeletonGroup>
);
