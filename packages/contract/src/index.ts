export { type AllEndpoints, allEndpoints, type EndpointName } from './api/allEndpoints.ts';
export { ApiError, type ApiErrorInit, type ApiErrorKind } from './api/apiError.ts';
export {
  type Client,
  type ClientOptions,
  createClient,
  endpointPath,
  type RequestOptions,
} from './api/client.ts';
export { communityEndpoints } from './api/communityEndpoints.ts';
export { downloadEndpoints } from './api/downloadEndpoints.ts';
export {
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  type Page,
  routePattern,
} from './api/endpoint.ts';
export { type Endpoints, endpoints, failureResponse } from './api/endpoints.ts';
export { exportEndpoints } from './api/exportEndpoints.ts';
export { passwordEndpoints } from './api/passwordEndpoints.ts';
export { reminderEndpoints } from './api/reminderEndpoints.ts';
export { sessionEndpoints } from './api/sessionEndpoints.ts';
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
export { applyStepStatus, type StepLock, unlockSteps } from './plan/unlocking.ts';
