import type { StepContent } from '../entities/step.ts';
import { Step } from '../entities/step.ts';
import type { Country } from '../entities/user.ts';
import { makePlan, type PlanInput } from './makePlan.ts';
import { toPlanFields } from './toPlanFields.ts';
import type { StoredStep } from './updatePlan.ts';

interface PlanStepsInput extends PlanInput<StoredStep> {
  country: Country;
  /** The texts of all steps of the country. */
  contents: readonly StepContent[];
}

/** The steps of a plan without a server: no documents, and ids made from the keys. */
export function planSteps({ country, contents, ...input }: PlanStepsInput) {
  const { steps, leftOut } = toPlanFields(makePlan(input));
  const toStep = (fields: (typeof steps)[number]) => {
    const record = input.records?.[fields.key];
    return Step.parse({
      ...contents.find(({ key }) => key === fields.key),
      ...fields,
      id: `step-${fields.key}`,
      country,
      completed_at: record?.completed_at ?? null,
      booked_for: record?.booked_for ?? null,
      has_document: false,
    });
  };
  return { steps: steps.map(toStep), leftOut: leftOut.map(toStep) };
}
