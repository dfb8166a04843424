import type { Step } from '../entities/step.ts';
import type { Plan, PlannedStep } from './makePlan.ts';
import { reasonText } from './reasons.ts';

type PlanField =
  | 'step_number'
  | 'status'
  | 'is_completed'
  | 'is_unlocked'
  | 'relevance'
  | 'reason'
  | 'reason_code'
  | 'needs'
  | 'due';

const toFields = (step: PlannedStep, index: number): Pick<Step, PlanField> & { key: string } => ({
  key: step.key,
  step_number: index + 1,
  status: step.status,
  is_completed: step.status === 'done',
  is_unlocked: step.is_unlocked,
  relevance: step.relevance,
  reason: step.reason && reasonText(step.reason),
  reason_code: step.reason,
  needs: [...step.needs],
  due: step.due,
});

/** The fields that a plan gives its steps, numbered from 1; those that are left out are numbered on. */
export function toPlanFields({ steps, leftOut }: Plan) {
  const all = [...steps, ...leftOut].map(toFields);
  return { steps: all.slice(0, steps.length), leftOut: all.slice(steps.length) };
}
