import { describe, expect, test } from 'vitest';
import { offices as france } from '../dist/france/offices.ts';
import { offices as germany } from '../dist/germany/offices.ts';
import { findOffice, officeOfStep } from './offices.ts';

describe('the department of a French postal code', () => {
  test.each([
    ['69003', '69', 'Rhône', 'Lyon'],
    ['01000', '01', 'Ain', 'Bourg-en-Bresse'],
    ['75 011', '75', 'Paris', 'Paris'],
    ['20000', '2A', 'Corse-du-Sud', 'Ajaccio'],
    ['20190', '2A', 'Corse-du-Sud', 'Ajaccio'],
    ['20200', '2B', 'Haute-Corse', 'Bastia'],
    ['20600', '2B', 'Haute-Corse', 'Bastia'],
    ['97110', '971', 'Guadeloupe', 'Basse-Terre'],
    ['97600', '976', 'Mayotte', 'Mamoudzou'],
  ])('%s is %s, %s', (postalCode, code, name, town) => {
    expect(findOffice(france, 'prefecture', postalCode)).toMatchObject({
      department: { code, name },
      town,
    });
  });

  test.each([
    null,
    '',
    '6900',
    '690031',
    'Lyon',
    '00100',
    '96000',
    '97133',
    '97150',
    '97500',
    '98000',
    '98800',
  ])('%s has no department and returns only the directory', (postalCode) => {
    expect(findOffice(france, 'prefecture', postalCode)).toEqual({
      name: 'Préfecture',
      directory: 'https://lannuaire.service-public.gouv.fr/',
      phone: null,
      department: null,
      town: null,
    });
  });

  test('each of the 101 departments is found by a postal code', () => {
    const codes = Object.keys(france.departments);
    expect(codes).toHaveLength(101);
    for (const code of codes) {
      const postalCode = code === '2A' ? '20100' : code === '2B' ? '20250' : code.padEnd(5, '0');
      expect(findOffice(france, 'caf', postalCode)?.department?.code).toBe(code);
    }
  });
});

test.each([
  ['75001', 'prefecture', 'Préfecture de police'],
  ['92000', 'prefecture', 'Préfecture'],
  ['97400', 'cpam', 'CGSS'],
  ['97600', 'cpam', 'CSSM'],
  ['69001', 'cpam', 'CPAM'],
] as const)('at %s the %s is called %s', (postalCode, kind, name) => {
  expect(findOffice(france, kind, postalCode)?.name).toBe(name);
});

test('Germany has only directories, and an office of the other country is null', () => {
  expect(findOffice(germany, 'buergeramt', '04109')).toMatchObject({ phone: '115', department: null });
  expect(findOffice(germany, 'prefecture', '04109')).toBeNull();
});

test('officeOfStep returns the kind of office that handles a step', () => {
  expect(officeOfStep(france, 'caf-housing-aid')).toBe('caf');
  expect(officeOfStep(germany, 'anmeldung')).toBe('buergeramt');
  expect(officeOfStep(germany, 'electricity')).toBeNull();
});
