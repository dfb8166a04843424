import { endpoints, type FactReport } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { listReports } from '#server/features/factReports/listReports.ts';
import { createTestServer } from '../../support/createTestServer.ts';

const report: FactReport = { country: 'France', step: 'housing', text: 'The amount is out of date.' };

test('a fact can be reported without a session, and the list has the newest report first', async () => {
  const server = await createTestServer();
  const { clock, db, lines, request } = server;
  expect(await listReports(db)).toBe('Nobody has reported a fact.');
  expect((await request(endpoints.reportFact, { body: report })).status).toBe(202);
  clock.advance(86_400_000);
  const body = { country: 'Germany', step: 'kita', text: 'Zwei\u001b[2J Zeilen\nhier' } as const;
  expect((await request(endpoints.reportFact, { body }, await server.createPerson())).status).toBe(202);
  expect(await listReports(db)).toBe(`2026-11-21  Germany, kita
    Zwei[2J Zeilen hier
2026-11-20  France, housing
    The amount is out of date.`);
  expect(lines.join('')).not.toContain('out of date');
});

test.each([
  { ...report, text: '  ' },
  { ...report, text: 'x'.repeat(1001) },
  { ...report, step: 'kita' },
  { ...report, country: 'Spain' },
  { ...report, text: 'NUL \0' },
])('%j is refused', async (body) => {
  const { db, request } = await createTestServer();
  expect((await request(endpoints.reportFact, { body: body as FactReport })).status).toBe(422);
  expect(await listReports(db)).toBe('Nobody has reported a fact.');
});

test('a network that reports too often is asked to wait', async () => {
  const { request } = await createTestServer({ rateLimitFactor: 0.1 });
  const statuses: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    statuses.push((await request(endpoints.reportFact, { body: report })).status);
  }
  expect(statuses).toEqual([202, 202, 202, 429]);
});
