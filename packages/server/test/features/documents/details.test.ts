import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { createTestServer } from '../../support/createTestServer.ts';
import { documentsOf } from '../../support/documentRequests.ts';
import { fileOf, pdfOf, samples } from '../../support/samples.ts';

test('an upload has a kind and dates, which can be changed and removed', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const mine = documentsOf(server, person);
  const dates = { issued_on: '2026-01-15', expires_on: '2036-01-14' };
  const document = await mine.upload({ kind: 'passport', ...dates });
  expect(document).toMatchObject({ kind: 'passport', ...dates, same_as: null });
  expect(await mine.upload({ file: fileOf(samples.png, 'b.png') })).toMatchObject({
    kind: null,
    issued_on: null,
    expires_on: null,
  });
  const change = async (body: object) =>
    (await server.request(endpoints.updateDocument, { params: { id: document.id }, body }, person)).body;
  expect(await change({ original_filename: '  Passport of Amira ' })).toMatchObject({
    original_filename: 'Passport of Amira',
    kind: 'passport',
    kept_on_reset: false,
    ...dates,
  });
  expect(await change({ kind: null, issued_on: null })).toMatchObject({
    original_filename: 'Passport of Amira',
    kind: null,
    issued_on: null,
    expires_on: '2036-01-14',
  });
});

test.each([
  [{}, '', 'required'],
  [{ original_filename: '\u200b' }, 'original_filename', 'required'],
  [{ original_filename: 'x'.repeat(201) }, 'original_filename', 'too_long'],
  [{ kind: 'spaceship' }, 'kind', 'invalid'],
  [{ issued_on: '1899-12-31' }, 'issued_on', 'day'],
  [{ issued_on: '2026-02-30' }, 'issued_on', 'invalid'],
  [{ expires_on: '2025-12-31' }, 'expires_on', 'before_issue'],
])('the changes %j are refused with the code of the field', async (body, path, code) => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const { id } = await documentsOf(server, person).upload({ issued_on: '2026-01-01' });
  const response = await server.request(
    endpoints.updateDocument,
    { params: { id }, body: body as object },
    person,
  );
  expect(response).toMatchObject({ status: 422, body: { errors: [{ path, code }] } });
});

test('an upload whose expiry is before its issue is refused, and nothing is stored', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const form = { file: fileOf(samples.pdf, 'a.pdf'), issued_on: '2026-02-01', expires_on: '2026-01-01' };
  const response = await server.request(endpoints.uploadDocument, { form }, person);
  expect(response).toMatchObject({ status: 422, body: { errors: [{ path: 'expires_on' }] } });
  expect(await server.files()).toEqual([]);
});

test('the same bytes again name the older document, one outside the bin first, and never those of another person', async () => {
  const server = await createTestServer();
  const mine = documentsOf(server, await server.createPerson());
  const other = documentsOf(server, await server.createPerson());
  const first = await mine.upload({ file: fileOf(samples.pdf, 'first.pdf') });
  const second = await mine.upload({ file: fileOf(samples.pdf, 'second.pdf') });
  expect(second.same_as).toBe(first.id);
  await mine.remove(second.id);
  const third = await mine.upload();
  expect(third.same_as).toBe(first.id);
  for (const { id } of [first, third]) await mine.remove(id);
  expect((await mine.upload()).same_as).toBe(third.id);
  expect((await other.upload()).same_as).toBeNull();
});

test('a replaced file keeps its document, and the previous file is in the bin with its name and dates', async () => {
  const server = await createTestServer();
  const person = await server.createPerson('Germany');
  const mine = documentsOf(server, person);
  const [step] = await server.requestOk(endpoints.listSteps, {}, person);
  const before = await mine.upload(
    { file: fileOf(samples.png, 'Lease.png'), kind: 'lease', issued_on: '2026-01-01' },
    { settlement_step_id: step?.id },
  );
  const pdf = pdfOf(4000);
  const after = await mine.replace(before.id, fileOf(pdf, 'scan.pdf'), { expires_on: '2027-01-01' });
  expect(after).toMatchObject({
    id: before.id,
    original_filename: 'Lease.pdf',
    kind: 'lease',
    settlement_step_id: step?.id,
    content_type: 'application/pdf',
    file_size: 4000,
    issued_on: null,
    expires_on: '2027-01-01',
  });
  const bytesAt = async (url: string) => new Uint8Array(await (await server.app.request(url)).arrayBuffer());
  expect(await bytesAt(after.download_url)).toEqual(pdf);
  const [binned, ...rest] = await mine.bin();
  expect(rest).toEqual([]);
  expect(binned).toMatchObject({
    original_filename: 'Lease.png',
    kind: 'lease',
    issued_on: '2026-01-01',
  });
  expect(await bytesAt(binned?.download_url ?? '')).toEqual(samples.png);
  // Both are on the step after a restore.
  await mine.restore(binned?.id ?? '');
  expect((await mine.list()).map(({ settlement_step_id }) => settlement_step_id)).toEqual([
    step?.id,
    step?.id,
  ]);
  await mine.remove(before.id);
  await mine.erase(before.id);
  expect(await server.files()).toHaveLength(1);
  const [left] = await mine.list();
  expect(await bytesAt(left?.download_url ?? '')).toEqual(samples.png);
});

test('a repeated replacement with the same idempotency key puts one file in the bin', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const mine = documentsOf(server, person);
  const { id } = await mine.upload();
  const send = () =>
    server.request(
      endpoints.replaceDocument,
      { params: { id }, form: { file: fileOf(samples.png, 'a.png') } },
      { token: person.token, headers: { 'Idempotency-Key': 'replace-once' } },
    );
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  expect(await mine.bin()).toHaveLength(1);
  expect(await server.files()).toHaveLength(2);
});
