import * as france from '../dist/france.ts';
import * as germany from '../dist/germany.ts';
import type { Country, PlanRule, Services, Step } from './types.ts';

export type { Country, PlanRule, Service, Services, Step } from './types.ts';

/** The steps and services of each country, and the rules of its plan. */
export const plans: Record<Country, PlanRule[]> = { France: france.plan, Germany: germany.plan };
export const steps: Record<Country, Step[]> = { France: france.steps, Germany: germany.steps };
export const services: Record<Country, Services> = { France: france.services, Germany: germany.services };
