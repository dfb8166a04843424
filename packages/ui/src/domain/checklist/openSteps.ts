import { countedSteps, type Step, sortOpenSteps } from '@settlement-help/contract';

/** The open steps in the order to do them: a personal plan by urgency, the standard steps by number. */
export const openSteps = (steps: readonly Step[], today: string, isPlan: boolean) =>
  isPlan ? sortOpenSteps(steps, today) : countedSteps(steps).filter(({ is_completed }) => !is_completed);
