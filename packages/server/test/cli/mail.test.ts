import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { createEmailQueue } from '#server/features/emails/emailQueue.ts';
import { retryEmails } from '#server/features/emails/retryEmails.ts';
import { emailComposers } from '#server/jobs/startJobs.ts';
import { createTestServer } from '../support/createTestServer.ts';
import { eventually } from '../support/eventually.ts';
import { run } from '../support/serverProcess.ts';
import { createTestBackend } from '../support/testBackend.ts';

test('a retry makes failed emails due, and not the one that a server is sending', async () => {
  const { clock, createPerson, deps } = await createTestServer();
  const { email } = await createPerson();
  const { promise, resolve } = Promise.withResolvers<void>();
  const failing = createEmailQueue(
    { ...deps, mail: { send: () => Promise.reject(new Error()) } },
    emailComposers,
  );
  await failing.add(deps.db.query, 'deleted', email);
  await failing.deliverDue();
  await failing.add(deps.db.query, 'deleted', email);
  const send = vi.fn(() => promise);
  const sending = createEmailQueue({ ...deps, mail: { send } }, emailComposers);
  const delivery = sending.deliverDue();
  await eventually(() => expect(send).toHaveBeenCalledTimes(1));
  clock.advance(span(30, 'second'));
  expect(await retryEmails(deps)).toBe(1);
  resolve();
  await delivery;
  await sending.deliverDue();
  expect(send).toHaveBeenCalledTimes(2);
});

test('the command says how many emails the server sends', async () => {
  const { db, ...backend } = await createTestServer({}, await createTestBackend());
  const environment = { DATA_DIR: backend.dataDir };
  expect(await run('mail.ts', ['retry'], environment)).toMatchObject({
    code: 0,
    output: 'The server sends 0 waiting emails within a minute.\n',
  });
  expect(await run('mail.ts', [], environment)).toMatchObject({
    code: 1,
    errors: 'Usage: pnpm mail retry\n',
  });
});
