import { endpoints, type LiveSession, type Step, type StoredDocument } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { createTestServer } from '../support/createTestServer.ts';
import { fileOf, samples } from '../support/samples.ts';

test('a person cannot see or change what belongs to another', async () => {
  const { request, createPerson } = await createTestServer();
  const owner = await createPerson('France');
  const { password, token } = await createPerson('France');
  const [step] = (await request(endpoints.listSteps, {}, owner)).body as [Step];
  const form = { file: fileOf(samples.pdf, 'a.pdf') };
  const query = { settlement_step_id: step.id };
  const document = (await request(endpoints.uploadDocument, { query, form }, owner)).body as StoredDocument;
  const theirs = (await request(endpoints.listSteps, {}, owner)).body as Step[];

  const [session] = (await request(endpoints.listSessions, {}, owner)).body as [LiveSession];

  const attempts = await Promise.all([
    request(endpoints.updateStep, { params: { id: step.id }, body: { is_completed: true } }, { token }),
    request(endpoints.uploadDocument, { query, form }, { token }),
    request(endpoints.deleteDocument, { params: { id: document.id } }, { token }),
    request(endpoints.endSession, { params: { id: session.id } }, { token }),
  ]);
  expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404]);

  const seen = (await request(endpoints.listSessions, {}, { token })).body as LiveSession[];
  expect(seen.map(({ id }) => id)).not.toContain(session.id);
  await request(endpoints.logoutElsewhere, {}, { token });

  expect((await request(endpoints.listDocuments, {}, { token })).body).toEqual([]);
  const mine = (await request(endpoints.resetSteps, {}, { token })).body as Step[];
  expect(mine.map(({ id }) => id)).not.toContain(step.id);
  await request(endpoints.updateMe, { body: { full_name: 'Somebody else' } }, { token });
  await request(endpoints.deleteAccount, { body: { current_password: password } }, { token });

  const left = (await request(endpoints.listDocuments, {}, owner)).body as StoredDocument[];
  expect(left.map(({ id }) => id)).toEqual([document.id]);
  expect((await request(endpoints.listSteps, {}, owner)).body).toEqual(theirs);
  expect((await request(endpoints.getMe, {}, owner)).body).toMatchObject({ full_name: 'Person 1' });
});
