export { services, steps } from '../dist/content.ts';
export type { Country, Service, Services, Step } from './types.ts';
