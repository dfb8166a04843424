import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { createTestServer } from '../support/createTestServer.ts';
import { fileOf, samples } from '../support/samples.ts';

test('a person cannot see or change what belongs to another', async () => {
  const { request, requestOk, createPerson } = await createTestServer();
  const owner = await createPerson('France');
  const { password, token } = await createPerson('France');
  const [{ id: stepId } = { id: '' }] = await requestOk(endpoints.listSteps, {}, owner);
  const form = { file: fileOf(samples.pdf, 'a.pdf') };
  const query = { settlement_step_id: stepId };
  const document = await requestOk(endpoints.uploadDocument, { query, form }, owner);
  const deleted = await requestOk(endpoints.uploadDocument, { form }, owner);
  await request(endpoints.deleteDocument, { params: { id: deleted.id } }, owner);
  const ownDocument = await requestOk(endpoints.uploadDocument, { form }, { token });
  const withDocument = await requestOk(endpoints.listSteps, {}, owner);
  const [{ id: sessionId } = { id: '' }] = await requestOk(endpoints.listSessions, {}, owner);

  const attempts = await Promise.all([
    request(endpoints.updateStep, { params: { id: stepId }, body: { is_completed: true } }, { token }),
    request(endpoints.uploadDocument, { query, form }, { token }),
    request(endpoints.deleteDocument, { params: { id: document.id } }, { token }),
    request(
      endpoints.updateDocument,
      { params: { id: document.id }, body: { settlement_step_id: null } },
      { token },
    ),
    request(
      endpoints.updateDocument,
      { params: { id: ownDocument.id }, body: { settlement_step_id: stepId } },
      { token },
    ),
    request(endpoints.replaceDocument, { params: { id: document.id }, form }, { token }),
    request(endpoints.restoreDocument, { params: { id: deleted.id } }, { token }),
    request(endpoints.eraseDocument, { params: { id: deleted.id } }, { token }),
    request(endpoints.createArchive, { body: { ids: [document.id] } }, { token }),
    request(endpoints.endSession, { params: { id: sessionId } }, { token }),
  ]);
  expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 404));
  await request(endpoints.emptyBin, {}, { token });
  expect(await requestOk(endpoints.listBin, {}, { token })).toEqual([]);

  const seen = await requestOk(endpoints.listSessions, {}, { token });
  expect(seen.map(({ id }) => id)).not.toContain(sessionId);
  await request(endpoints.logoutElsewhere, {}, { token });

  expect(await requestOk(endpoints.listDocuments, {}, { token })).toMatchObject([
    { id: ownDocument.id, settlement_step_id: null },
  ]);
  const mine = await requestOk(endpoints.resetSteps, {}, { token });
  expect(mine.map(({ id }) => id)).not.toContain(stepId);
  await request(endpoints.updateMe, { body: { full_name: 'Somebody else' } }, { token });
  await request(endpoints.deleteAccount, { body: { current_password: password } }, { token });

  const left = await requestOk(endpoints.listDocuments, {}, owner);
  expect(left.map(({ id }) => id)).toEqual([document.id]);
  expect(await requestOk(endpoints.listBin, {}, owner)).toMatchObject([{ id: deleted.id }]);
  expect(await requestOk(endpoints.listSteps, {}, owner)).toEqual(withDocument);
  expect(await requestOk(endpoints.getMe, {}, owner)).toMatchObject({ full_name: 'Person 1' });
});
