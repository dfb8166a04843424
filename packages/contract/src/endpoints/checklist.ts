import * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { FactReport } from '../entities/factReport.ts';
import { Situation } from '../entities/situation.ts';
import { Step, StepChanges } from '../entities/step.ts';

/** The endpoints of the situation, of the steps that follow from it, and of facts that are wrong (§7). */
export const checklistEndpoints = {
  getSituation: {
    method: 'GET',
    path: '/api/v1/users/me/situation',
    auth: 'bearer',
    summary: 'What this person told about themselves; null where nothing is known',
    status: 200,
    response: Situation,
    errors: [],
  },
  setSituation: {
    method: 'PUT',
    path: '/api/v1/users/me/situation',
    auth: 'bearer',
    summary: 'Replace the whole situation, from which the plan follows; of nothing but nulls it is erased',
    body: Situation,
    status: 200,
    response: Situation,
    errors: [],
  },
  eraseSituation: {
    method: 'DELETE',
    path: '/api/v1/users/me/situation',
    auth: 'bearer',
    summary: 'Erase the situation: the ten standard steps are back, and what was completed stays completed',
    status: 204,
    response: null,
    errors: [],
  },
  listSteps: {
    method: 'GET',
    path: '/api/v1/settlement-steps/',
    auth: 'bearer',
    summary: 'The steps of the chosen country, in order; without a situation empty before initialize',
    status: 200,
    response: z.array(Step),
    errors: [],
  },
  listLeftOutSteps: {
    method: 'GET',
    path: '/api/v1/settlement-steps/left-out',
    auth: 'bearer',
    summary: 'The steps that are not for this person, each with its reason; empty without a situation',
    status: 200,
    response: z.array(Step),
    errors: [],
  },
  getDeadlines: {
    method: 'GET',
    path: '/api/v1/settlement-steps/deadlines.ics',
    auth: 'bearer',
    summary: 'Dates and appointments of all steps that are open, as a calendar (RFC 5545)',
    status: 200,
    response: z.string(),
    mediaType: 'text/calendar',
    errors: [],
  },
  initializeSteps: {
    method: 'POST',
    path: '/api/v1/settlement-steps/initialize',
    auth: 'bearer',
    summary: 'Make the steps of the chosen country if there are none; safe to repeat',
    status: 200,
    response: z.array(Step),
    errors: [409],
  },
  updateStep: {
    method: 'PATCH',
    path: '/api/v1/settlement-steps/{id}',
    auth: 'bearer',
    summary:
      'Say whether a step is completed or does not apply, note an appointment, or take a left-out step into the plan; what that unlocks stays unlocked',
    body: StepChanges,
    status: 200,
    response: Step,
    errors: [404, 409],
  },
  resetSteps: {
    method: 'POST',
    path: '/api/v1/settlement-steps/reset',
    auth: 'bearer',
    summary:
      'Back to the start: progress and documents of the steps are deleted; those attached afterwards are taken off and kept',
    status: 200,
    response: z.array(Step),
    errors: [409],
  },
  reportFact: {
    method: 'POST',
    path: '/api/v1/fact-reports',
    auth: 'none',
    summary: 'Report that a fact of a step is wrong, signed in or not; nothing tells who reported it',
    body: FactReport,
    status: 202,
    response: null,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
