import * as z from 'zod/mini';
import { FactReport } from '../entities/factReport.ts';
import { Situation } from '../entities/situation.ts';
import { Step, StepChanges } from '../entities/step.ts';
import type { Endpoint } from './endpoint.ts';

const situationFields = Object.keys(Situation.shape);

export const checklistEndpoints = {
  getSituation: {
    method: 'GET',
    path: '/api/v1/users/me/situation',
    summary: 'Get the situation of the user; unknown values are null',
    status: 200,
    response: Situation,
    etagOf: situationFields,
  },
  setSituation: {
    method: 'PUT',
    path: '/api/v1/users/me/situation',
    summary: 'Replace the situation that the personal plan is computed from',
    body: Situation,
    status: 200,
    response: Situation,
    etagOf: situationFields,
  },
  eraseSituation: {
    method: 'DELETE',
    path: '/api/v1/users/me/situation',
    summary: 'Erase the situation and return to the standard steps; completed steps stay completed',
    status: 204,
    response: null,
  },
  listSteps: {
    method: 'GET',
    path: '/api/v1/settlement-steps/',
    summary: 'List the steps of the chosen country in order; without a situation, empty before initialize',
    status: 200,
    response: z.array(Step),
  },
  listLeftOutSteps: {
    method: 'GET',
    path: '/api/v1/settlement-steps/left-out',
    summary: 'List the steps that do not apply to the user, with reasons; empty without a situation',
    status: 200,
    response: z.array(Step),
  },
  getDeadlines: {
    method: 'GET',
    path: '/api/v1/settlement-steps/deadlines.ics',
    summary: 'Get the due dates and appointments of all open steps as a calendar (RFC 5545)',
    status: 200,
    response: z.string(),
    mediaType: 'text/calendar',
  },
  initializeSteps: {
    method: 'POST',
    path: '/api/v1/settlement-steps/initialize',
    summary: 'Create the steps of the chosen country if they do not exist',
    status: 200,
    response: z.array(Step),
    errors: [409],
  },
  updateStep: {
    method: 'PATCH',
    path: '/api/v1/settlement-steps/{id}',
    summary: 'Change the status or the appointment of a step, or add a left-out step to the plan',
    body: StepChanges,
    status: 200,
    response: Step,
    errors: [404, 409],
  },
  resetSteps: {
    method: 'POST',
    path: '/api/v1/settlement-steps/reset',
    summary: 'Reset all steps and delete their documents; documents that were attached later are detached',
    status: 200,
    response: z.array(Step),
    errors: [409],
  },
  reportFact: {
    method: 'POST',
    path: '/api/v1/fact-reports',
    isPublic: true,
    summary: 'Report a wrong fact in a step anonymously',
    body: FactReport,
    status: 202,
    response: null,
  },
} as const satisfies Record<string, Endpoint>;
