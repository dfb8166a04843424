import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { createTestServer } from '../support/createTestServer.ts';
import { fileOf, samples } from '../support/samples.ts';

test('a person registers, logs in, chooses a country, completes a step, stores a document and resets', async () => {
  const { app, request, requestOk, files } = await createTestServer();
  const email = 'Amina@example.org';
  const password = 'a long walk to Lyon';

  const newUser = { email, password, full_name: ' Amina ', country: '' };
  const registered = await requestOk(endpoints.register, { body: newUser });
  const user = { email, full_name: 'Amina', country: null, country_selected: false };
  expect(registered).toMatchObject(user);

  const logIn = { email: 'amina@EXAMPLE.org', password };
  const { access_token: token } = await requestOk(endpoints.login, { body: logIn });
  expect(await requestOk(endpoints.getMe, {}, { token })).toEqual(registered);
  expect(await requestOk(endpoints.listSteps, {}, { token })).toEqual([]);

  const destination = { settlement_country: 'Germany', country_selected: true } as const;
  expect(await requestOk(endpoints.updateMe, { body: destination }, { token })).toMatchObject(destination);

  const steps = await requestOk(endpoints.initializeSteps, {}, { token });
  expect(steps.map(({ is_unlocked }) => is_unlocked)).toEqual(steps.map((_step, index) => index === 0));
  const id = steps[0]?.id ?? '';
  const update = { params: { id }, body: { is_completed: true } };
  const completed = { is_completed: true, completed_at: '2026-11-20T09:00:00.000Z' };
  expect(await requestOk(endpoints.updateStep, update, { token })).toMatchObject(completed);

  const upload = { query: { settlement_step_id: id }, form: { file: fileOf(samples.pdf, 'lease.pdf') } };
  const document = await requestOk(endpoints.uploadDocument, upload, { token });
  expect(document).toMatchObject({ original_filename: 'lease.pdf', settlement_step_id: id });
  const downloaded = await app.request(document.download_url);
  expect(new Uint8Array(await downloaded.arrayBuffer())).toEqual(samples.pdf);

  const [first, second] = await requestOk(endpoints.listSteps, {}, { token });
  expect(first).toMatchObject({ has_document: true, document_name: 'lease.pdf' });
  expect(second).toMatchObject({ is_unlocked: true, has_document: false, document_url: null });

  expect(await requestOk(endpoints.resetSteps, {}, { token })).toEqual(steps);
  expect(await requestOk(endpoints.listDocuments, {}, { token })).toEqual([]);
  expect(await requestOk(endpoints.listBin, {}, { token })).toMatchObject([{ id: document.id }]);
  await requestOk(endpoints.emptyBin, {}, { token });
  expect((await app.request(document.download_url)).status).toBe(404);
  expect(await files()).toEqual([]);

  expect((await request(endpoints.logout, {}, { token })).status).toBe(204);
  expect((await request(endpoints.getMe, {}, { token })).status).toBe(401);
});
