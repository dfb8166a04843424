import type { StepContent } from '../entities/step.ts';
import type { Country } from '../entities/user.ts';
import { france } from './france.ts';
import { germany } from './germany.ts';

const steps: Record<Country, readonly StepContent[]> = { France: france, Germany: germany };

/** The settlement steps of a country, in order from step 1. */
export const stepsOf = (country: Country) => steps[country];

export { servicesOf } from './services.ts';
