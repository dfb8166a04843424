export * as fixtures from './fixtures.ts';
export { handlers } from './handlers.ts';
export { broken, fail, type MockCall, offline, respond, slow } from './respond.ts';
