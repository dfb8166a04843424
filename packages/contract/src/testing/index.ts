export * as fixtures from './fixtures.ts';
export { handlers } from './handlers.ts';
export { calendarAddress, type PlanMock, planHandlers } from './planHandlers.ts';
export {
  fail,
  failNetwork,
  type MockRequest,
  neverRespond,
  respond,
  respondChangedElsewhere,
  respondInPages,
  respondInvalidInput,
  respondWith,
  respondWithHtmlError,
} from './respond.ts';
