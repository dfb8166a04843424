/** All that a step says on a page of its own. */
export type { StepGuide } from '@settlement-help/content';
