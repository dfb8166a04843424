import { Problem } from '../entities/problem.ts';
import { accountEndpoints } from './endpoints/account.ts';
import { checklistEndpoints } from './endpoints/checklist.ts';
import { documentEndpoints } from './endpoints/document.ts';
import { forumEndpoints } from './endpoints/forum.ts';

/**
 * The endpoints of the API that the app needs at once, each written once (§7). The client, the server's routes and
 * validation, the mocks and the OpenAPI document come from this table.
 */
export const endpoints = {
  ...accountEndpoints,
  ...checklistEndpoints,
  ...documentEndpoints,
  ...forumEndpoints,
} as const;

/** The response of every endpoint that fails. */
export const failureResponse = Problem;

/** The table of these endpoints, by name. */
export type Endpoints = typeof endpoints;
