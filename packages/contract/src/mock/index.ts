export * as fixtures from './fixtures.ts';
export { handlers } from './handlers.ts';
export { broken, fail, inPages, type MockCall, offline, respond, slow } from './respond.ts';
