import { accountEndpoints } from './account.ts';
import { answerEmailEndpoints } from './answerEmails.ts';
import { checklistEndpoints } from './checklist.ts';
import { documentEndpoints } from './documents.ts';
import { downloadEndpoints } from './downloads.ts';
import { forumEndpoints } from './forum.ts';
import { moderationEndpoints } from './moderation.ts';
import { reminderEndpoints } from './reminders.ts';
import { secondFactorEndpoints } from './secondFactor.ts';
import { sessionEndpoints } from './sessions.ts';
import { siteEndpoints } from './site.ts';

/** The endpoints of the API (§7), which client, server, mocks and OpenAPI document are derived from. */
export const endpoints = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...secondFactorEndpoints,
  ...checklistEndpoints,
  ...documentEndpoints,
  ...forumEndpoints,
  ...moderationEndpoints,
  ...reminderEndpoints,
  ...answerEmailEndpoints,
  ...downloadEndpoints,
  ...siteEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
