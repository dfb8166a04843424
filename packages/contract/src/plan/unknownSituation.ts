import type { Situation } from '../entities/situation.ts';

/** The situation of a person of whom nothing is known. Written out, so that a browser needs no schema for it. */
export const unknownSituation: Situation = {
  nationality: null,
  purpose: null,
  visa: null,
  children: null,
  licence: null,
  renting: null,
  scholarship: null,
  postal_code: null,
  arrived_on: null,
  moved_in_on: null,
  visa_ends_on: null,
  works_from: null,
};
