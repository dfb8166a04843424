import { services as frenchServices } from '../dist/en/france/services.ts';
import { services as germanServices } from '../dist/en/germany/services.ts';
import { furtherSteps as frenchFurtherSteps } from '../dist/france/furtherSteps.ts';
import { plan as frenchPlan } from '../dist/france/plan.ts';
import { standardSteps as frenchSteps } from '../dist/france/standardSteps.ts';
import { furtherSteps as germanFurtherSteps } from '../dist/germany/furtherSteps.ts';
import { plan as germanPlan } from '../dist/germany/plan.ts';
import { standardSteps as germanSteps } from '../dist/germany/standardSteps.ts';
import type { Country, PlanRule, Services, Step } from './types.ts';

export type * from './types.ts';

/** The plan rules of each country: one per step. */
export const plans: Record<Country, PlanRule[]> = { France: frenchPlan, Germany: germanPlan };

/** The standard steps of each country, shown to people without a personal plan. */
export const steps: Record<Country, Step[]> = { France: frenchSteps, Germany: germanSteps };

/** All steps of each country in plan order; the standard steps come first. */
export const allSteps: Record<Country, Step[]> = {
  France: [...frenchSteps, ...frenchFurtherSteps],
  Germany: [...germanSteps, ...germanFurtherSteps],
};

/** The services of each country in English. */
export const services: Record<Country, Services> = { France: frenchServices, Germany: germanServices };
