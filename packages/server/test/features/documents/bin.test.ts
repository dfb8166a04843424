import { endpoints, limits } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { runCleanup } from '#server/jobs/cleanup.ts';
import { createTestServer } from '../../support/createTestServer.ts';
import { documentsOf } from '../../support/documentRequests.ts';
import { fileOf, pdfOf, samples } from '../../support/samples.ts';

const lifetime = span(limits.document.daysInBin, 'day');

test('a deleted document is in the bin only, and can be restored to its step', async () => {
  const server = await createTestServer();
  const person = await server.createPerson('Germany');
  const mine = documentsOf(server, person);
  const [step] = await server.requestOk(endpoints.listSteps, {}, person);
  const { id, download_url } = await mine.upload({ kind: 'lease' }, { settlement_step_id: step?.id });
  const kept = await mine.upload({});
  await mine.remove(id);
  expect((await mine.list()).map((document) => document.id)).toEqual([kept.id]);
  expect((await server.requestOk(endpoints.listSteps, {}, person))[0]).toMatchObject({ has_document: false });
  expect(await mine.bin()).toMatchObject([
    {
      id,
      kind: 'lease',
      deleted_at: '2026-11-20T09:00:00.000Z',
      erased_at: '2026-11-27T09:00:00.000Z',
    },
  ]);
  expect((await server.app.request(download_url)).status).toBe(200);
  expect(await mine.restore(id)).toMatchObject({ id, settlement_step_id: step?.id });
  expect(await mine.bin()).toEqual([]);
  expect((await server.requestOk(endpoints.listSteps, {}, person))[0]).toMatchObject({ has_document: true });
});

test('a document in the bin cannot be changed, replaced or deleted again', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const mine = documentsOf(server, person);
  const { id } = await mine.upload();
  await mine.remove(id);
  const params = { id };
  const attempts = [
    await server.request(endpoints.updateDocument, { params, body: { kind: 'lease' } }, person),
    await server.request(
      endpoints.replaceDocument,
      { params, form: { file: fileOf(samples.png, 'a.png') } },
      person,
    ),
    await server.request(endpoints.deleteDocument, { params }, person),
    await server.request(endpoints.createArchive, { body: { ids: [id] } }, person),
    await server.request(endpoints.createArchive, { body: {} }, person),
  ];
  expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(await server.files()).toEqual([id]);
});

test('documents are erased from the bin one by one, all together, or by the cleanup after 7 days', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const mine = documentsOf(server, person);
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.push((await mine.upload()).id);
  const [one = '', two = '', three = '', old = '', kept = ''] = ids;
  const notInBin = await server.request(endpoints.eraseDocument, { params: { id: kept } }, person);
  expect(notInBin.status).toBe(404);
  for (const id of [one, two, three]) await mine.remove(id);
  server.clock.advance(1);
  expect((await mine.bin()).map(({ id }) => id)).toEqual([three, two, one]);
  await mine.erase(two);
  expect((await server.files()).sort()).toEqual([one, three, old, kept].sort());
  await server.requestOk(endpoints.emptyBin, {}, person);
  expect(await mine.bin()).toEqual([]);
  expect((await server.files()).sort()).toEqual([old, kept].sort());

  await mine.remove(old);
  server.clock.advance(lifetime - 1);
  await runCleanup(server.deps, new Date(0));
  const later = { ...person, token: await person.login() };
  const { bin } = documentsOf(server, later);
  expect((await bin()).map(({ id }) => id)).toEqual([old]);
  server.clock.advance(1);
  // It cannot be restored any more, even if the cleanup comes later.
  expect(await bin()).toEqual([]);
  expect((await server.request(endpoints.restoreDocument, { params: { id: old } }, later)).status).toBe(404);
  await runCleanup(server.deps, new Date(0));
  expect(await server.files()).toEqual([kept]);
});

test('of two restores at once, one succeeds', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const mine = documentsOf(server, person);
  const { id } = await mine.upload();
  await mine.remove(id);
  const restore = () => server.request(endpoints.restoreDocument, { params: { id } }, person);
  const statuses = (await Promise.all([restore(), restore()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 404]);
});

test('a restore while the bin is being erased keeps the document with its file, or finds none', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const mine = documentsOf(server, person);
  for (let round = 0; round < 5; round += 1) {
    const { id } = await mine.upload();
    await mine.remove(id);
    const [{ status }] = await Promise.all([
      server.request(endpoints.restoreDocument, { params: { id } }, person),
      server.request(endpoints.emptyBin, {}, person),
    ]);
    const isKept = status === 200;
    expect([
      (await mine.list()).some((document) => document.id === id),
      (await server.files()).includes(id),
    ]).toEqual([isKept, isKept]);
  }
});

test('the bytes of an erased document are left to the cleanup of files if the storage is unavailable', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const mine = documentsOf(server, person);
  const { id } = await mine.upload();
  await mine.remove(id);
  vi.spyOn(server.deps.storage, 'delete').mockResolvedValueOnce(undefined);
  await mine.erase(id);
  expect(await server.files()).toEqual([id]);
  await runCleanup(server.deps, new Date(Date.now() + span(1, 'hour')));
  expect(await server.files()).toEqual([]);
});

test('storage counts the bin, and a full storage says how much is used', async () => {
  const limit = 20_000;
  const server = await createTestServer({ storagePerPerson: limit });
  const person = await server.createPerson();
  const mine = documentsOf(server, person);
  const { id } = await mine.upload({ file: fileOf(pdfOf(12_000), 'a.pdf') });
  await mine.remove(id);
  expect(await mine.storage()).toEqual({ used: 12_000, limit });
  const form = { file: fileOf(pdfOf(9000), 'b.pdf') };
  const refused = await server.request(endpoints.uploadDocument, { form }, person);
  expect(refused).toMatchObject({ status: 413, body: { code: 'storage_full', used: 12_000, limit } });
  await mine.restore(id);
  const replaced = await server.request(endpoints.replaceDocument, { params: { id }, form }, person);
  expect(replaced.status).toBe(413);
  expect(await server.files()).toEqual([id]);
  await server.db.query
    .updateTable('documents')
    .set({ size: limit + 1 })
    .execute();
  await mine.remove(id);
  const restored = await server.request(endpoints.restoreDocument, { params: { id } }, person);
  expect(restored).toMatchObject({ status: 413, body: { code: 'storage_full' } });
  expect((await mine.bin()).map((document) => document.id)).toEqual([id]);
});
