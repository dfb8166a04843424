import { allSteps, steps as content, plans } from '@settlement-help/content';
import * as z from 'zod/mini';
import { DeletedDocument, StoredDocument } from '../entities/documents/document.ts';
import type { Site } from '../entities/site.ts';
import { type Situation, unknownSituation } from '../entities/situation.ts';
import { Step } from '../entities/step.ts';
import { type Country, LiveSession, User } from '../entities/user.ts';
import { planSteps } from '../plan/planSteps.ts';
import { unlockSteps } from '../plan/unlocking.ts';

/** Amira, who settles in Germany. */
export const user = z.parse(User, {
  id: 'user-amira',
  email: 'amira@example.org',
  full_name: 'Amira Haddad',
  country: 'Syria',
  settlement_country: 'Germany',
  country_selected: true,
  profile_photo: null,
  street_address: null,
  city: null,
  postal_code: null,
  phone_number: null,
  language: null,
  email_verified: true,
  has_second_factor: false,
});

export const secondFactor = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Settlement%20Help:amira%40example.org?issuer=Settlement%20Help&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
};

export const recoveryCodes = Array.from({ length: 10 }, (_, index) => `4k7d-2mxq-9hpt-c3r${index}`);

export const site: Site = {
  operator: 'Welcome Office of Ludwigsburg\nWilhelmstraße 11, 71638 Ludwigsburg, Germany',
  pages: ['imprint', 'privacy', 'accessibility', 'terms'],
  registration: 'open',
  announcement: null,
  read_only: false,
};

export const newcomer: User = {
  ...user,
  settlement_country: null,
  country_selected: false,
  email_verified: false,
};

export const sessions = z.parse(z.array(LiveSession), [
  {
    id: 'session-1',
    browser: 'Firefox',
    system: 'Windows',
    created_at: '2026-11-18T07:40:00.000Z',
    last_used_at: '2026-11-20T09:00:00.000Z',
    is_current: true,
  },
  {
    id: 'session-2',
    browser: 'Chrome',
    system: 'Android',
    created_at: '2026-11-19T17:05:00.000Z',
    last_used_at: '2026-11-20T06:20:00.000Z',
    is_current: false,
  },
  {
    id: 'session-3',
    browser: null,
    system: null,
    created_at: '2026-11-12T12:30:00.000Z',
    last_used_at: '2026-11-19T22:10:00.000Z',
    is_current: false,
  },
]);

/** A checklist with the first `done` steps completed and the next one unlocked. */
export function stepsDone(done: number, country: Country = 'Germany'): Step[] {
  const steps = content[country].map((step) => {
    const is_completed = step.step_number <= done;
    const day = String(9 + step.step_number).padStart(2, '0');
    return z.parse(Step, {
      ...step,
      id: `step-${step.step_number}`,
      country,
      is_completed,
      status: is_completed ? 'done' : 'open',
      needs: plans[country].find(({ key }) => key === step.key)?.needs,
      is_unlocked: is_completed,
      completed_at: is_completed ? `2026-11-${day}T10:00:00.000Z` : null,
      has_document: false,
    });
  });
  return unlockSteps(steps);
}

/** The steps of a personal plan, or the standard steps if nothing is known, on 20 November 2026. */
export const stepsFor = (known: Partial<Situation>, country: Country = 'Germany'): Step[] =>
  planSteps({
    country,
    rules: plans[country],
    contents: allSteps[country],
    situation: { ...unknownSituation, ...known },
    today: '2026-11-20',
  }).steps;

export const steps = stepsDone(2);

export const withDocument = (step: Step, name = 'krankenkasse-confirmation.pdf'): Step => ({
  ...step,
  has_document: true,
  document_url: `/api/v1/documents/document-1/content?expires=1&signature=mock`,
  document_name: name,
});

export const documents = z.parse(z.array(StoredDocument), [
  {
    id: 'document-2',
    original_filename: 'Passport',
    content_type: 'image/jpeg',
    file_size: 2_415_919,
    created_at: '2026-11-14T10:30:00.000Z',
    settlement_step_id: null,
    download_url: '/api/v1/documents/document-2/content?expires=1&signature=mock',
  },
  {
    id: 'document-1',
    original_filename: 'krankenkasse-confirmation.pdf',
    content_type: 'application/pdf',
    file_size: 184_320,
    created_at: '2026-11-12T08:00:00.000Z',
    settlement_step_id: 'step-1',
    download_url: '/api/v1/documents/document-1/content?expires=1&signature=mock',
  },
]);

/** The bin on 20 November 2026. */
export const deletedDocuments = z.parse(z.array(DeletedDocument), [
  {
    id: 'document-4',
    original_filename: 'Lease, first draft.pdf',
    content_type: 'application/pdf',
    file_size: 1_153_434,
    created_at: '2026-11-10T16:20:00.000Z',
    kind: 'lease',
    download_url: '/api/v1/documents/document-4/content?expires=1&signature=mock',
    deleted_at: '2026-11-20T08:00:00.000Z',
    erased_at: '2026-11-27T08:00:00.000Z',
  },
  {
    id: 'document-3',
    original_filename: 'IMG_0412.jpg',
    content_type: 'image/jpeg',
    file_size: 3_355_443,
    created_at: '2026-11-09T11:00:00.000Z',
    download_url: '/api/v1/documents/document-3/content?expires=1&signature=mock',
    deleted_at: '2026-11-14T09:30:00.000Z',
    erased_at: '2026-11-21T09:30:00.000Z',
  },
]);

export { services } from '@settlement-help/content';
export * from './forumFixtures.ts';
export * from './moderationFixtures.ts';
export * from './transparencyFixtures.ts';
