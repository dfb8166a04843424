import { plans } from '@settlement-help/content';
import { describe, expect, test } from 'vitest';
import { Situation } from '../entities/situation.ts';
import type { Country } from '../entities/user.ts';
import { makePlan, type StepRecord } from './makePlan.ts';
import { reasonText } from './reasons.ts';

type Known = Partial<Situation>;
type Case = readonly [Known, 'yes' | 'check' | 'later' | 'left out'];

const today = '2026-11-20';
const stepIn = (country: Country, known: Known, key: string) => {
  const { steps } = makePlan({ rules: plans[country], situation: Situation.parse(known), today });
  return steps.find((step) => step.key === key);
};

const protection = (kind?: Situation['protection']): Known => ({
  purpose: 'protection',
  protection: kind ?? null,
});
const anyone: Known = { postal_code: '10115' };
const all: readonly Case[] = [[anyone, 'yes']];
const renters: readonly Case[] = [
  [{ renting: true }, 'yes'],
  [{ renting: false }, 'left out'],
  [anyone, 'check'],
];
const schoolChildren: readonly Case[] = [
  [{ children: 'school_age' }, 'yes'],
  [{ children: 'both' }, 'yes'],
  [{ children: 'under_school' }, 'left out'],
  [{ children: 'none' }, 'left out'],
  [anyone, 'check'],
];
const anyChildren: readonly Case[] = [
  [{ children: 'under_school' }, 'yes'],
  [{ children: 'school_age' }, 'yes'],
  [{ children: 'both' }, 'yes'],
  [{ children: 'none' }, 'left out'],
  [anyone, 'check'],
];
const workers: readonly Case[] = [
  [{ purpose: 'work' }, 'yes'],
  [{ purpose: 'study' }, 'left out'],
  [protection(), 'left out'],
  [anyone, 'check'],
];
const workersToCheck: readonly Case[] = [
  [{ purpose: 'work' }, 'check'],
  [{ purpose: 'family' }, 'left out'],
  [anyone, 'check'],
];
const students: readonly Case[] = [
  [{ purpose: 'study' }, 'yes'],
  [{ purpose: 'work' }, 'left out'],
  [anyone, 'check'],
];
const underProtection: readonly Case[] = [
  [protection(), 'yes'],
  [protection('temporary'), 'yes'],
  [protection('asylum'), 'yes'],
  [protection('recognised'), 'yes'],
  [{ purpose: 'work' }, 'left out'],
  [anyone, 'check'],
];

/** The people that each step is for, in the order of the tables in plan.md. */
const tables: Record<Country, Record<string, readonly Case[]>> = {
  Germany: {
    'health-cover': all,
    housing: all,
    anmeldung: all,
    'tax-id': all,
    'bank-account': all,
    krankenkasse: all,
    'social-security-number': workers,
    'residence-permit': [
      [{ nationality: 'eu' }, 'left out'],
      [{ nationality: 'eu', ...protection('recognised') }, 'left out'],
      [{ nationality: 'other', purpose: 'work' }, 'yes'],
      [{ nationality: 'algeria', purpose: 'family' }, 'yes'],
      [{ nationality: 'art41', purpose: 'other' }, 'yes'],
      [protection('recognised'), 'yes'],
      [{ nationality: 'other', ...protection('recognised') }, 'yes'],
      [{ nationality: 'other', ...protection('temporary') }, 'left out'],
      [{ nationality: 'other', ...protection('asylum') }, 'left out'],
      [{ nationality: 'other', ...protection() }, 'check'],
      [{ nationality: 'other' }, 'check'],
      [{ purpose: 'work' }, 'check'],
      [anyone, 'check'],
    ],
    'broadcasting-fee': all,
    'transport-ticket': all,
    'driving-licence': [
      [{ licence: 'other' }, 'yes'],
      [{ licence: 'eea' }, 'left out'],
      [{ licence: 'none' }, 'left out'],
      [anyone, 'check'],
    ],
    enrolment: students,
    'blocked-account': [
      [{ purpose: 'study', nationality: 'other', scholarship: false }, 'yes'],
      [{ purpose: 'study', nationality: 'other', scholarship: true }, 'left out'],
      [{ purpose: 'study', nationality: 'eu', scholarship: false }, 'left out'],
      [{ purpose: 'work', nationality: 'other', scholarship: false }, 'left out'],
      [{ purpose: 'study', nationality: 'other' }, 'check'],
    ],
    recognition: workersToCheck,
    school: schoolChildren,
    kita: [
      [{ children: 'under_school' }, 'yes'],
      [{ children: 'both' }, 'yes'],
      [{ children: 'school_age' }, 'left out'],
      [anyone, 'check'],
    ],
    kindergeld: anyChildren,
    elterngeld: [
      [{ children: 'under_school' }, 'check'],
      [{ children: 'both' }, 'check'],
      [{ children: 'school_age' }, 'left out'],
      [anyone, 'check'],
    ],
    'integration-course': [
      [protection('recognised'), 'yes'],
      [protection('temporary'), 'check'],
      [protection('asylum'), 'check'],
      [protection(), 'check'],
      [{ nationality: 'other', purpose: 'work' }, 'check'],
      [{ nationality: 'eu', purpose: 'work' }, 'left out'],
      [anyone, 'check'],
    ],
    'protection-registration': [
      [protection('temporary'), 'yes'],
      [protection('asylum'), 'yes'],
      [protection('recognised'), 'left out'],
      [protection(), 'check'],
      [{ purpose: 'work' }, 'left out'],
      [anyone, 'check'],
    ],
    'protection-benefits': underProtection,
    'liability-insurance': all,
    electricity: renters,
    'family-doctor': all,
    'tax-return': workers,
    deregistration: [
      [anyone, 'later'],
      [{ leaves_on: '2027-06-30' }, 'yes'],
    ],
    'family-reunion': [
      [protection('recognised'), 'yes'],
      [protection('temporary'), 'left out'],
      [protection('asylum'), 'left out'],
      [protection(), 'check'],
      [{ purpose: 'work' }, 'left out'],
    ],
    'tax-registration': workersToCheck,
  },
  France: {
    'visa-validation': [
      [{ visa: 'vls_ts', nationality: 'other', purpose: 'work' }, 'yes'],
      [{ visa: 'vls_ts', nationality: 'art41', purpose: 'study' }, 'yes'],
      [{ visa: 'vls_ts', nationality: 'eu' }, 'left out'],
      [{ visa: 'vls_ts', nationality: 'algeria' }, 'left out'],
      [{ visa: 'vls_ts', ...protection('temporary') }, 'left out'],
      [{ visa: 'permit_to_request' }, 'left out'],
      [{ visa: 'none' }, 'left out'],
      [{ nationality: 'other', purpose: 'work' }, 'check'],
      [{ visa: 'vls_ts', purpose: 'work' }, 'check'],
    ],
    housing: all,
    'phone-number': all,
    'bank-account': all,
    'assurance-maladie': all,
    'carte-vitale': all,
    ofii: [
      [{ nationality: 'other', purpose: 'family' }, 'yes'],
      [{ nationality: 'other', ...protection('recognised') }, 'yes'],
      [{ nationality: 'algeria', purpose: 'work' }, 'check'],
      [{ nationality: 'eu' }, 'left out'],
      [{ nationality: 'other', purpose: 'study' }, 'left out'],
      [{ purpose: 'work' }, 'check'],
      [anyone, 'check'],
    ],
    'caf-housing-aid': [
      [{ renting: true, purpose: 'work' }, 'yes'],
      [{ renting: false }, 'left out'],
      [{ renting: true, purpose: 'study', nationality: 'other', scholarship: false }, 'left out'],
      [{ renting: true, purpose: 'study', nationality: 'other', scholarship: true }, 'yes'],
      [{ renting: true, purpose: 'study', nationality: 'eu', scholarship: false }, 'yes'],
      [{ renting: true, purpose: 'study', nationality: 'other' }, 'check'],
      [{ renting: true, purpose: 'study', scholarship: false }, 'check'],
      [anyone, 'check'],
    ],
    'transport-pass': all,
    'tax-number': all,
    'permit-request': [
      [{ visa: 'permit_to_request' }, 'yes'],
      [{ visa: 'permit_to_request', nationality: 'other', purpose: 'work' }, 'yes'],
      [{ visa: 'permit_to_request', nationality: 'eu' }, 'left out'],
      [{ visa: 'permit_to_request', ...protection() }, 'left out'],
      [{ visa: 'vls_ts' }, 'left out'],
      [anyone, 'check'],
    ],
    'residence-certificate': [
      [{ nationality: 'algeria' }, 'yes'],
      [{ nationality: 'other' }, 'left out'],
      [anyone, 'check'],
    ],
    'permit-renewal': [
      [{ nationality: 'other', purpose: 'work' }, 'yes'],
      [{ nationality: 'algeria', purpose: 'study' }, 'yes'],
      [{ nationality: 'eu' }, 'left out'],
      [{ nationality: 'other', ...protection() }, 'left out'],
      [{ nationality: 'other' }, 'check'],
    ],
    'asylum-papers': underProtection,
    'home-insurance': renters,
    mutuelle: workers,
    school: schoolChildren,
    'family-benefits': anyChildren,
    'driving-licence': [
      [{ licence: 'other', purpose: 'work' }, 'yes'],
      [{ licence: 'other', purpose: 'study' }, 'left out'],
      [{ licence: 'eea' }, 'left out'],
      [{ licence: 'other' }, 'check'],
      [anyone, 'check'],
    ],
    'france-travail': [
      [{ purpose: 'other' }, 'check'],
      [{ purpose: 'work' }, 'left out'],
      [anyone, 'check'],
    ],
    'energy-contract': renters,
    leaving: [
      [anyone, 'later'],
      [{ leaves_on: '2027-06-30' }, 'yes'],
    ],
    'student-enrolment': students,
    'self-employment': workersToCheck,
  },
};

describe.each(['Germany', 'France'] as const)('%s', (country) => {
  const table = Object.entries(tables[country]);

  test('the plan has the steps of the table in its order', () => {
    expect(plans[country].map(({ key }) => key)).toEqual(table.map(([key]) => key));
  });

  test.each(table)('%s is for the people of the table', (key, cases) => {
    const found = cases.map(([known]) => [known, stepIn(country, known, key)?.relevance ?? 'left out']);
    expect(found).toEqual(cases);
  });
});

test.each([
  ['Germany', 'anmeldung', ['housing']],
  ['Germany', 'tax-id', ['anmeldung']],
  ['Germany', 'broadcasting-fee', ['anmeldung']],
  ['Germany', 'driving-licence', ['anmeldung']],
  ['Germany', 'social-security-number', ['krankenkasse']],
  ['Germany', 'residence-permit', []],
  ['France', 'bank-account', ['housing']],
  ['France', 'assurance-maladie', ['bank-account']],
  ['France', 'carte-vitale', ['assurance-maladie']],
  ['France', 'caf-housing-aid', ['housing']],
  ['France', 'visa-validation', []],
] as const)('%s: %s needs %j', (country, key, needs) => {
  expect(plans[country].find((rule) => rule.key === key)?.needs).toEqual(needs);
});

test.each([
  ['Germany', 'anmeldung', { moved_in_on: '2026-11-20' }, '2026-12-04'],
  ['Germany', 'residence-permit', { nationality: 'art41', arrived_on: '2026-11-01' }, '2027-01-30'],
  ['Germany', 'residence-permit', { nationality: 'other', visa_ends_on: '2027-02-15' }, '2027-02-15'],
  ['Germany', 'residence-permit', { nationality: 'algeria', visa_ends_on: '2027-02-15' }, '2027-02-15'],
  ['Germany', 'residence-permit', { visa_ends_on: '2027-02-15', arrived_on: '2026-11-01' }, 'no due'],
  [
    'Germany',
    'residence-permit',
    { nationality: 'other', visa_ends_on: '2027-02-15', ...protection('recognised') },
    'no due',
  ],
  ['Germany', 'krankenkasse', { works_from: '2026-12-01' }, '2026-12-15'],
  ['Germany', 'driving-licence', { licence: 'other', moved_in_on: '2026-08-31' }, '2027-02-28'],
  ['Germany', 'driving-licence', { moved_in_on: '2026-08-31' }, 'no due'],
  // Regulation (EU) 2022/1280, not in the tables: Ukrainian licences stay valid during temporary protection.
  [
    'France',
    'driving-licence',
    { licence: 'other', purpose: 'protection', protection: 'temporary', arrived_on: '2026-11-01' },
    'no due',
  ],
  ['Germany', 'deregistration', { leaves_on: '2027-06-30' }, '2027-07-14', '2027-06-23'],
  ['Germany', 'deregistration', { purpose: 'work' }, 'leaves_on'],
  ['France', 'visa-validation', { visa: 'vls_ts', arrived_on: '2026-11-30' }, '2027-02-28'],
  ['France', 'visa-validation', { arrived_on: '2026-11-30' }, 'no due'],
  ['France', 'permit-request', { visa: 'permit_to_request', arrived_on: '2026-12-31' }, '2027-02-28'],
  [
    'France',
    'permit-request',
    { nationality: 'algeria', purpose: 'study', arrived_on: '2026-11-01' },
    'no due',
  ],
  ['France', 'residence-certificate', { nationality: 'algeria', arrived_on: '2026-11-01' }, '2027-01-01'],
  [
    'France',
    'driving-licence',
    { licence: 'other', purpose: 'work', arrived_on: '2028-02-29' },
    '2029-02-28',
  ],
  ['France', 'driving-licence', { licence: 'other', arrived_on: '2026-11-01' }, 'no due'],
  ['France', 'caf-housing-aid', { renting: true, purpose: 'work', moved_in_on: '2026-11-20' }, '2026-11-20'],
  [
    'France',
    'permit-renewal',
    { nationality: 'other', permit_ends_on: '2027-08-31' },
    '2027-07-02',
    '2027-05-03',
  ],
  [
    'France',
    'permit-renewal',
    { nationality: 'other', visa: 'vls_ts', visa_ends_on: '2027-08-31' },
    '2027-07-02',
    '2027-05-03',
  ],
  [
    'France',
    'permit-renewal',
    { nationality: 'other', visa: 'vls_ts', visa_ends_on: '2027-08-31', permit_ends_on: '2028-08-31' },
    '2028-07-02',
    '2028-05-03',
  ],
  [
    'France',
    'permit-renewal',
    { nationality: 'algeria', visa: 'vls_ts', visa_ends_on: '2027-08-31' },
    'permit_ends_on',
  ],
  ['France', 'permit-renewal', { nationality: 'other', visa_ends_on: '2027-08-31' }, 'permit_ends_on'],
  ['France', 'permit-renewal', { permit_ends_on: '2027-08-31' }, 'no due'],
] as [Country, string, Known, string, string?][])(
  '%s: the date of %s with %j is %s',
  (country, key, known, expected, opensOn = undefined) => {
    const due = (stepIn(country, known, key) ?? expect.fail(`No step ${key}`)).due;
    expect(due ? (due.date ?? due.from) : 'no due').toBe(expected);
    expect(due?.opens_on ?? undefined).toBe(opensOn);
  },
);

test('dates are legal with their law, except the recommended one of the housing aid', () => {
  for (const rule of Object.values(plans).flat()) {
    for (const { kind, law } of rule.due) {
      expect([rule.key, kind]).toEqual([rule.key, rule.key === 'caf-housing-aid' ? 'practical' : 'legal']);
      expect(law === null).toBe(kind === 'practical');
    }
  }
});

describe('an answer that implies a step', () => {
  test.each([
    ['2026-11-20', 'moved_in_on', true],
    ['2026-11-21', null, false],
  ] as const)('moved in on %s: housing is implied by %s', (moved_in_on, implied_by, unlocks) => {
    for (const [country, waiting] of [
      ['Germany', 'anmeldung'],
      ['France', 'bank-account'],
    ] as const) {
      expect(stepIn(country, { moved_in_on }, 'housing')).toMatchObject({ implied_by, status: 'open' });
      expect(stepIn(country, { moved_in_on }, waiting)?.is_unlocked).toBe(unlocks);
    }
  });

  test('a step is needed at the latest on the day that would imply it', () => {
    expect(stepIn('Germany', { moved_in_on: '2026-12-17' }, 'housing')).toMatchObject({
      due: null,
      needed_by: { key: 'anmeldung', date: '2026-12-17' },
    });
    expect(stepIn('Germany', { moved_in_on: '2026-11-19' }, 'housing')).toMatchObject({ needed_by: null });
  });
});

test('a step stays in the plan with its reason if it was completed or added', () => {
  const record = { is_added: false, is_unlocked: true };
  const records = {
    'residence-permit': { ...record, status: 'done' },
    'blocked-account': { ...record, status: 'open', is_added: true },
  } as const;
  const situation = Situation.parse({ nationality: 'eu' });
  const { steps } = makePlan({ rules: plans.Germany, situation, records, today });
  const reasons = steps.flatMap(({ key, reason }) => (key in records ? [reasonText(reason ?? 'added')] : []));
  expect(reasons).toEqual(['You completed it. It is no longer part of your plan.', 'You added it']);
});

describe('a locked step', () => {
  const record: StepRecord = { status: 'open', is_added: false, is_unlocked: false };
  const locked = (known: Known, records: Record<string, StepRecord> = {}) =>
    makePlan({ rules: plans.Germany, situation: Situation.parse(known), records, today })
      .steps.filter(({ is_unlocked }) => !is_unlocked)
      .map(({ key }) => key);

  test('waits for the steps that it truly needs', () => {
    expect(locked({ purpose: 'work' })).toEqual([
      'anmeldung',
      'tax-id',
      'social-security-number',
      'broadcasting-fee',
      'driving-licence',
    ]);
  });

  test('opens when the step that it needs does not apply, and never locks again', () => {
    const records: Record<string, StepRecord> = {
      housing: { ...record, status: 'not_applicable' },
      'tax-id': { ...record, is_unlocked: true },
    };
    const keys = locked({ purpose: 'work' }, records);
    expect(keys).not.toContain('anmeldung');
    expect(keys).not.toContain('tax-id');
  });
});
