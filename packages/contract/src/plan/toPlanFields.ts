import type { Plan, PlannedStep } from './makePlan.ts';
import { reasonText } from './reasons.ts';

/** The fields of a plan's steps as the API sends them, with each reason in English and as a code. */
export const toPlanFields = ({ steps, leftOut }: Plan) => ({
  steps: steps.map(toFields),
  leftOut: leftOut.map(toFields),
});

const toFields = ({ reason, needs, ...step }: PlannedStep) => ({
  ...step,
  reason: reason && reasonText(reason),
  reason_code: reason,
  needs: [...needs],
});
