import { endpoints } from '@settlement-help/contract';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { runCleanup } from '#server/jobs/cleanup.ts';
import { createTestServer } from '../../support/createTestServer.ts';
import { documentsOf } from '../../support/documentRequests.ts';
import { fileOf, pdfOf, samples } from '../../support/samples.ts';

test('an archive has the documents under their names, numbers duplicates and leaves out the bin', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const mine = documentsOf(server, person);
  const { request, requestOk, app } = server;
  expect((await request(endpoints.createArchive, { body: {} }, person)).status).toBe(404);
  const names = ['عقد الإيجار.pdf', 'Lease.pdf', 'lease.pdf'];
  const uploads = [];
  for (const [index, name] of names.entries())
    uploads.push(await mine.upload({ file: fileOf(pdfOf(1000 + index), name) }));
  await mine.upload({ file: fileOf(samples.png, 'a.png'), custom_name: 'Passport' });
  await mine.remove((await mine.upload({ file: fileOf(samples.pdf, 'deleted.pdf') })).id);

  const filesOf = async (body: { ids?: string[] }) => {
    const { download_url } = await requestOk(endpoints.createArchive, { body }, person);
    const response = await app.request(download_url);
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="documents-2026-11-20.zip"',
    );
    return unzipSync(new Uint8Array(await response.arrayBuffer()));
  };
  const all = await filesOf({});
  expect(Object.keys(all)).toEqual(['Passport.png', 'lease.pdf', 'Lease (2).pdf', 'عقد الإيجار.pdf']);
  expect(all['عقد الإيجار.pdf']).toEqual(pdfOf(1000));
  const [first, second] = uploads.map(({ id }) => id) as [string, string, string];
  expect(Object.keys(await filesOf({ ids: [first, second, first] }))).toEqual([
    'Lease.pdf',
    'عقد الإيجار.pdf',
  ]);
});

test('an archive with an unknown or foreign document, or with an empty list, is refused', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const { id } = await documentsOf(server, person).upload();
  const foreign = await documentsOf(server, await server.createPerson()).upload();
  const statusOf = async (ids: string[]) =>
    (await server.request(endpoints.createArchive, { body: { ids } }, person)).status;
  expect([await statusOf([id, foreign.id]), await statusOf(['nope']), await statusOf([])]).toEqual([
    404, 404, 422,
  ]);
});

test('the link of an archive expires after 5 minutes, and the cleanup deletes the archive a day later', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  await documentsOf(server, person).upload();
  const { download_url } = await server.requestOk(endpoints.createArchive, { body: {} }, person);
  expect((await server.app.request(`${download_url}x`)).status).toBe(404);
  server.clock.advance(span(5, 'minute'));
  expect((await server.app.request(download_url)).status).toBe(404);
  server.clock.advance(span(1, 'day'));
  await runCleanup(server.deps, new Date(0));
  expect(await server.db.query.selectFrom('document_archives').selectAll().execute()).toEqual([]);
});
