import type { output } from 'zod';
import type {
  CountryFacts,
  PlanRule as PlanRuleSchema,
  ServiceFacts,
  ServiceTexts,
  StepFacts,
  StepTexts,
} from './schema.ts';

/** A country with content. */
export type Country = 'France' | 'Germany';

/** An entry of the plan: a step, whom it concerns, what must be done first, and its date. */
export type PlanRule = output<typeof PlanRuleSchema>;

interface Link {
  label: string;
  url: string;
}

/** The facts of a step and its texts in English. */
export type Step = Omit<output<typeof StepFacts>, 'links'> &
  Omit<output<typeof StepTexts>, 'links'> & {
    /** The name of its folder. */
    key: string;
    /** Its position in the country, from 1. */
    step_number: number;
    places: Link[];
  };

/** The facts of a service and its texts in English. */
export type Service = Omit<output<typeof ServiceFacts>, 'more'> &
  Omit<output<typeof ServiceTexts>, 'more'> & { key: string; more: Link[] };

/** The services of a country in two groups, and its emergency numbers. */
export interface Services {
  government: Service[];
  essential: Service[];
  emergency: (output<typeof CountryFacts>['emergency'][number] & { about: string })[];
}
