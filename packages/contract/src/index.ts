export { ApiError, type ApiErrorInit, type ApiErrorKind } from './client/apiError.ts';
export {
  type Client,
  type ClientOptions,
  createClient,
  endpointPath,
  type RequestOptions,
} from './client/createClient.ts';
export {
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  type Page,
  routePattern,
} from './endpoints/endpoint.ts';
export { type EndpointName, type Endpoints, endpoints } from './endpoints/index.ts';
export { countCharacters, isVisible } from './entities/characters.ts';
export * from './entities/document.ts';
export * from './entities/factReport.ts';
export * from './entities/forum.ts';
export * from './entities/guide.ts';
export {
  categories,
  countries,
  factReportTextMax,
  languages,
  limits,
  moderationLimits,
  reportReasons,
} from './entities/limits.ts';
export * from './entities/moderation.ts';
export * from './entities/problem.ts';
export * from './entities/reminders.ts';
export * from './entities/service.ts';
export * from './entities/situation.ts';
export * from './entities/step.ts';
export * from './entities/user.ts';
export { addPeriod, todayIn } from './plan/dates.ts';
export {
  isUnknown,
  makePlan,
  type Plan,
  type PlannedStep,
  type StepRecord,
  standardSteps,
} from './plan/makePlan.ts';
export { openQuestions } from './plan/openQuestions.ts';
export { reasonText } from './plan/reasons.ts';
export type { Reason } from './plan/relevance.ts';
export {
  applicableSteps,
  groupSteps,
  mostUrgentDependent,
  nextDate,
  type StepGroup,
  sortByNextDate,
  sortOpenSteps,
} from './plan/stepOrder.ts';
export { toPlanFields } from './plan/toPlanFields.ts';
export { unknownSituation } from './plan/unknownSituation.ts';
export { applyStepStatus, type StepLock } from './plan/unlocking.ts';
export { changedStepFields, type StoredStep, storeUnlocked, updatePlan } from './plan/updatePlan.ts';
