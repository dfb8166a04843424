import { endpoints } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { claimJob } from '#server/jobs/startJobs.ts';
import { sentAll } from '../../support/accountRequests.ts';
import { createTestServer } from '../../support/createTestServer.ts';

test('metrics have the age of jobs and emails, open cases and the size of the database', async () => {
  const { clock, createPerson, db, deps, requestOk } = await createTestServer();
  const author = await createPerson();
  const body = { title: 'Where do I register?' };
  const { id } = await requestOk(endpoints.createQuestion, { body }, author);
  const report = { params: { id }, body: { reason: 'spam' } } as const;
  await claimJob(deps, 'cleanup', 0);
  await requestOk(endpoints.reportQuestion, report, await createPerson());
  await sentAll({ db });
  const row = { id: 'x', kind: 'changed', normalized_email: author.email, address: null } as const;
  const created_at = clock.now().toISOString();
  const waiting = { subject_id: null, language: null, created_at, attempts: 0, next_attempt_at: created_at };
  await db.query
    .insertInto('email_queue')
    .values({ ...row, ...waiting })
    .execute();
  clock.advance(span(2, 'hour'));
  const metrics = await deps.metrics.read();
  for (const line of [
    'settlement_help_job_age_seconds{job="cleanup"} 7200',
    'settlement_help_waiting_emails 1',
    'settlement_help_oldest_email_seconds 7200',
    'settlement_help_open_cases 1',
  ]) {
    expect(metrics.split('\n')).toContain(line);
  }
  expect(Number(metrics.match(/^settlement_help_database_bytes (\d+)$/m)?.[1])).toBeGreaterThan(100_000);
});

test('metrics are served without the values of the database while it does not respond', async () => {
  const { db, deps } = await createTestServer();
  vi.spyOn(db.query, 'selectFrom').mockImplementation(() => {
    throw new Error('gone');
  });
  const metrics = await deps.metrics.read();
  expect(metrics).toMatch(/^settlement_help_disk_free_bytes \d+$/m);
  expect(metrics).not.toMatch(/^settlement_help_open_cases \d/m);
});
