export * as fixtures from './fixtures.ts';
export { handlers } from './handlers.ts';
export { calendarAddress, type PlanMock, planHandlers } from './planHandlers.ts';
export {
  broken,
  changedElsewhere,
  fail,
  inPages,
  type MockRequest,
  offline,
  refuse,
  respond,
  respondWith,
  slow,
} from './respond.ts';
