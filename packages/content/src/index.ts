export { plans, services, steps } from '../dist/content.ts';
export type { Country, PlanRule, Service, Services, Step } from './types.ts';
