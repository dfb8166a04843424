import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { createDisk } from '#server/core/disk.ts';
import { sweepOutbox } from '#server/mail/outbox.ts';
import { keepReserve } from '#server/storage/keepReserve.ts';
import { createTestServer, start, tempDir } from '../../support/createTestServer.ts';
import { png } from '../../support/pictures.ts';
import { fileOf, samples } from '../../support/samples.ts';

const upload = (name: string) => ({ form: { file: fileOf(samples.pdf, name) } });

const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

test('a disk down to its reserve refuses uploads and keeps deletion, log-in, reset and export', async () => {
  const server = await createTestServer();
  const { disk, request, requestOk, app } = server;
  const person = await server.createPerson('France');
  const { id } = await requestOk(endpoints.uploadDocument, upload('a.pdf'), person);
  disk.free = disk.reserve - 1;

  const refused = { status: 507, body: { code: 'no_space' } };
  expect(await request(endpoints.uploadDocument, upload('b.pdf'), person)).toMatchObject(refused);
  const replaced = await request(endpoints.replaceDocument, { params: { id }, ...upload('c.pdf') }, person);
  expect(replaced).toMatchObject(refused);
  const photo = { form: { file: fileOf(await png(), 'a.png') } };
  expect(await request(endpoints.uploadProfilePhoto, photo, person)).toMatchObject(refused);
  const ready = await app.request('/readyz');
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', uploads: 'refused' }]);
  const metrics = await (await app.request('/metrics', {}, here)).text();
  expect(metrics).toContain(`settlement_help_disk_free_bytes ${disk.free}`);
  expect(metrics).toContain('settlement_help_refused_uploads_total{code="no_space"} 3');

  await requestOk(endpoints.deleteDocument, { params: { id } }, person);
  const token = await person.login();
  await requestOk(endpoints.requestPasswordReset, { body: { email: person.email } });
  const { download_url } = await requestOk(endpoints.createExport, {}, { token });
  expect((await app.request(download_url)).status).toBe(200);
  await requestOk(endpoints.deleteAccount, { body: { current_password: person.password } }, { token });

  disk.free = disk.reserve;
  const next = await server.createPerson();
  await requestOk(endpoints.uploadDocument, upload('d.pdf'), next);
});

test('parallel uploads together leave the reserve free', async () => {
  const { promise, resolve } = Promise.withResolvers<never>();
  const storage = { stage: () => promise } as never;
  const { stage } = keepReserve(storage, { read: async () => ({ free: 25, size: 100, reserve: 10 }) });
  const stages = [1, 2, 3].map(() => stage(null as never, 10));
  await expect(stages[2]).rejects.toThrow('reserve');
  resolve(undefined as never);
  await Promise.all(stages.slice(0, 2));
});

test('without a setting 5 % of the disk and at least 200 MB are reserved', async () => {
  const folder = await tempDir();
  const { free, size, reserve } = await createDisk(folder).read();
  expect(reserve).toBe(Math.max(Math.ceil(size * 0.05), 200 * 1024 ** 2));
  expect(free).toBeLessThanOrEqual(size);
  expect((await createDisk(folder, 7).read()).reserve).toBe(7);
});

test('emails leave the outbox after seven days', async () => {
  const folder = join(await tempDir(), 'outbox');
  await mkdir(folder);
  for (const [name, age] of Object.entries({ 'old.eml': span(7, 'day') + 1000, 'new.eml': span(6, 'day') })) {
    await writeFile(join(folder, name), '');
    const time = new Date(start.getTime() - age);
    await utimes(join(folder, name), time, time);
  }
  const clock = { now: () => start };
  await sweepOutbox(folder, clock);
  expect(await readdir(folder)).toEqual(['new.eml']);
  await sweepOutbox(join(folder, 'missing'), clock);
});
