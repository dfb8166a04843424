import { plans } from '@settlement-help/content';
import { describe, expect, test } from 'vitest';
import { Situation } from '../entities/situation.ts';
import type { Country } from '../entities/user.ts';
import { makePlan, type Plan } from './makePlan.ts';
import { reasonText } from './reasons.ts';

const planOf = (country: Country, known: Partial<Situation>) =>
  makePlan({ rules: plans[country], situation: Situation.parse(known), today: '2026-11-20' });

const stepOf = ({ steps, leftOut }: Plan, key: string) =>
  [...steps, ...leftOut].find((found) => found.key === key) ?? expect.fail(`No step ${key}`);

describe('the reason of a step', () => {
  test.each([
    [{ nationality: 'eu' }, 'not:nationality:eu'],
    [{ nationality: 'eu', visa: 'permit_to_request' }, 'not:nationality:eu'],
    [{ purpose: 'protection' }, 'not:purpose:protection'],
    [{ nationality: 'eu', visa: 'none' }, 'not:visa:none'],
    [{ visa: 'vls_ts' }, 'not:visa:vls_ts'],
  ] as const)('a step is left out for the answer that decides: %j', (known, reason) => {
    expect(stepOf(planOf('France', known), 'permit-request').reason).toBe(reason);
  });

  test.each([
    [
      'France',
      { nationality: 'other', purpose: 'study', scholarship: false, renting: true },
      'caf-housing-aid',
      /since 1 July 2026 students from outside of the EU, EEA and Switzerland .* scholarship/,
    ],
    [
      'France',
      { nationality: 'other', purpose: 'study', renting: false },
      'caf-housing-aid',
      /rent your home$/,
    ],
    ['Germany', { nationality: 'eu', purpose: 'work' }, 'integration-course', /outside of the EU/],
    ['France', { nationality: 'other' }, 'residence-certificate', /citizens of Algeria$/],
    [
      'Germany',
      { nationality: 'other', purpose: 'protection', protection: 'asylum' },
      'residence-permit',
      /people with temporary protection or in the asylum procedure/,
    ],
    [
      'Germany',
      { purpose: 'protection', protection: 'temporary' },
      'family-reunion',
      /temporary protection$/,
    ],
  ] as const)('%s, %j: says all that leaves %s out', (country, known, key, reason) => {
    expect(reasonText(stepOf(planOf(country, known), key).reason ?? 'added')).toMatch(reason);
  });

  test('names the answer that says most', () => {
    const known = { nationality: 'other', purpose: 'study', visa: 'vls_ts', licence: 'none' } as const;
    const plan = planOf('France', known);
    expect(stepOf(plan, 'visa-validation').reason).toBe('is:visa:vls_ts');
    expect(stepOf(plan, 'driving-licence').reason).toBe('not:licence:none');
    expect(stepOf(plan, 'permit-renewal').reason).toBe('is:nationality:other');
  });
});
