import { endpoints, type Step, type StoredDocument } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { createTestServer } from '../support/createTestServer.ts';
import { fileOf, samples } from '../support/samples.ts';

test('a person registers, logs in, chooses a country, completes a step, stores a document and resets', async () => {
  const { app, request, requestOk, files } = await createTestServer();
  const email = 'Amina@example.org';
  const password = 'a long walk to Lyon';

  const registered = await request(endpoints.register, {
    body: { email, password, full_name: ' Amina ', country: '' },
  });
  expect(registered.status).toBe(201);
  expect(registered.body).toMatchObject({
    email,
    full_name: 'Amina',
    country: null,
    country_selected: false,
  });

  const login = await request(endpoints.login, { body: { email: 'amina@EXAMPLE.org', password } });
  const { access_token: token } = login.body as { access_token: string };
  expect(await requestOk(endpoints.getMe, {}, { token })).toEqual(registered.body);
  expect(await requestOk(endpoints.listSteps, {}, { token })).toEqual([]);

  const chosen = await request(
    endpoints.updateMe,
    { body: { settlement_country: 'Germany', country_selected: true } },
    { token },
  );
  expect(chosen.body).toMatchObject({ settlement_country: 'Germany', country_selected: true });

  const steps = await requestOk(endpoints.initializeSteps, {}, { token });
  expect(steps.map(({ is_unlocked }) => is_unlocked)).toEqual(steps.map((_step, index) => index === 0));
  const first = steps[0] as Step;
  const completed = await request(
    endpoints.updateStep,
    { params: { id: first.id }, body: { is_completed: true } },
    { token },
  );
  expect(completed.body).toMatchObject({ is_completed: true, completed_at: '2026-11-20T09:00:00.000Z' });

  const uploaded = await request(
    endpoints.uploadDocument,
    { query: { settlement_step_id: first.id }, form: { file: fileOf(samples.pdf, 'lease.pdf') } },
    { token },
  );
  const document = uploaded.body as StoredDocument;
  expect(document).toMatchObject({ original_filename: 'lease.pdf', settlement_step_id: first.id });
  const downloaded = await app.request(document.download_url);
  expect(new Uint8Array(await downloaded.arrayBuffer())).toEqual(samples.pdf);

  const withPaper = await requestOk(endpoints.listSteps, {}, { token });
  expect(withPaper[0]).toMatchObject({ has_document: true, document_name: 'lease.pdf' });
  expect(withPaper[1]).toMatchObject({ is_unlocked: true, has_document: false, document_url: null });

  const restarted = await requestOk(endpoints.resetSteps, {}, { token });
  expect(restarted).toEqual(steps);
  expect(await requestOk(endpoints.listDocuments, {}, { token })).toEqual([]);
  expect((await app.request(document.download_url)).status).toBe(404);
  expect(await files()).toEqual([]);

  expect((await request(endpoints.logout, {}, { token })).status).toBe(204);
  expect((await request(endpoints.getMe, {}, { token })).status).toBe(401);
});
