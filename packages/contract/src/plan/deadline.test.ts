import { plans } from '@settlement-help/content';
import { describe, expect, test } from 'vitest';
import { Situation } from '../entities/situation.ts';
import type { Country } from '../entities/user.ts';
import { addPeriod, todayIn } from './dates.ts';
import { dueOf } from './deadline.ts';
import { makePlan } from './makePlan.ts';

const situation = (known: Partial<Situation>) => Situation.parse(known);

describe('dates', () => {
  const dueIn = (country: Country, known: Partial<Situation>, key: string) => {
    const step = makePlan(plans[country], situation(known)).steps.find((found) => found.key === key);
    return (step ?? expect.fail(`No step ${key}`)).due;
  };

  test.each([
    ['2026-01-31', { months: 1 }, '2026-02-28'],
    ['2028-01-31', { months: 1 }, '2028-02-29'],
    ['2028-02-29', { years: 1 }, '2029-02-28'],
    ['2026-08-31', { months: 6 }, '2027-02-28'],
    ['2026-12-20', { days: 14 }, '2027-01-03'],
    ['2026-10-24', { days: 2 }, '2026-10-26'],
    ['1900-01-01', {}, '1900-01-01'],
    // A due date can be a Saturday.
    ['2026-11-21', { days: 14 }, '2026-12-05'],
    ['2026-11-30', { months: 3 }, '2027-02-28'],
  ])('%s and %j is %s', (start, period, end) => expect(addPeriod(start, period)).toBe(end));

  test('today is the day in the country', () => {
    expect(todayIn('Germany', new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
    expect(todayIn('Germany', new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
    expect(todayIn('France', new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  });

  test.each([
    ['Germany', 'anmeldung', { moved_in_on: '2026-11-20' }, '2026-12-04'],
    ['Germany', 'krankenkasse', { works_from: '2026-12-01' }, '2026-12-15'],
    ['Germany', 'residence-permit', { nationality: 'art41', arrived_on: '2026-11-01' }, '2027-01-30'],
    ['Germany', 'residence-permit', { nationality: 'other', visa_ends_on: '2027-02-15' }, '2027-02-15'],
    ['Germany', 'driving-licence', { licence: 'other', moved_in_on: '2026-08-31' }, '2027-02-28'],
    ['France', 'visa-validation', { visa: 'vls_ts', arrived_on: '2026-11-30' }, '2027-02-28'],
    ['France', 'permit-request', { visa: 'permit_to_request', arrived_on: '2026-12-31' }, '2027-02-28'],
    ['France', 'driving-licence', { licence: 'other', arrived_on: '2028-02-29' }, '2029-02-28'],
    ['France', 'caf-housing-aid', { moved_in_on: '2026-11-20' }, '2026-11-20'],
    ['France', 'permit-renewal', { visa_ends_on: '2027-08-31' }, '2027-07-02'],
  ] as const)('%s, %s with %j is due on %s', (country, key, known, date) => {
    expect(dueIn(country, known, key)?.date).toBe(date);
  });

  test('a due date is null while its start date is unknown, and a step without a matching rule has none', () => {
    const known = { purpose: 'work', arrived_on: '2026-11-01' } as const;
    expect(dueIn('Germany', known, 'anmeldung')).toMatchObject({
      date: null,
      from: 'moved_in_on',
      kind: 'legal',
      law: '§ 17 BMG',
    });
    expect(dueIn('Germany', known, 'residence-permit')).toBeNull();
  });
});

describe('other dates', () => {
  const ruleOf = (key: string) =>
    plans.France.find((rule) => rule.key === key) ?? expect.fail(`No rule ${key}`);

  test('a window has a first day, also across a leap day', () => {
    const due = dueOf(ruleOf('permit-renewal'), situation({ visa_ends_on: '2028-06-28' }));
    expect(due).toMatchObject({ opens_on: '2028-02-29', date: '2028-04-29', from: 'visa_ends_on' });
    expect(dueOf(ruleOf('permit-renewal'), situation({}))).toMatchObject({ opens_on: null, date: null });
  });

  test('a fixed date counts from nothing', () => {
    const fixed = { when: {}, from: null, date: '2027-03-04', add: {}, opens: null } as const;
    const law = { kind: 'legal', law: null, law_url: null } as const;
    const rule = { ...ruleOf('housing'), due: [{ ...fixed, ...law }] };
    expect(dueOf(rule, situation({}))).toEqual({ ...law, date: '2027-03-04', opens_on: null, from: null });
  });
});
