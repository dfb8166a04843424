import { accountEndpoints } from './account.ts';
import { checklistEndpoints } from './checklist.ts';
import { documentEndpoints } from './documents.ts';
import { downloadEndpoints } from './downloads.ts';
import { forumEndpoints } from './forum.ts';
import { moderationEndpoints } from './moderation.ts';
import { reminderEndpoints } from './reminders.ts';
import { sessionEndpoints } from './sessions.ts';

/**
 * Every endpoint of the API (§7). The client, the server's routes and validation, the MSW handlers and the OpenAPI
 * document are derived from this table.
 */
export const endpoints = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...checklistEndpoints,
  ...documentEndpoints,
  ...forumEndpoints,
  ...moderationEndpoints,
  ...reminderEndpoints,
  ...downloadEndpoints,
} as const;

export type Endpoints = typeof endpoints;
/** The name of an endpoint and of the client's method for it. */
export type EndpointName = keyof Endpoints;
