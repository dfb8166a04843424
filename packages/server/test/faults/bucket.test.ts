import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { endpoints, type Step, type StoredDocument } from '@settlement-help/contract';
import { unzipSync } from 'fflate';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { createMetrics } from '#server/core/metrics.ts';
import { runCleanup } from '#server/jobs/cleanup.ts';
import { openS3Files } from '#server/storage/s3Files.ts';
import { createTestServer } from '../support/createTestServer.ts';
import { png } from '../support/pictures.ts';
import { fileOf, samples } from '../support/samples.ts';
import { startBucketServer } from '../support/services/bucketServer.ts';

vi.setConfig({ testTimeout: 60_000 });

const credentials = { accessKeyId: 'settlement', secretAccessKey: 'secret' };

/** A server with its own bucket, which a test can make unavailable. */
async function createBucketTestServer(patience: { idleTimeout?: number } = {}) {
  const testServer = await createTestServer();
  const root = mkdtempSync(join(testServer.dataDir, 'buckets-'));
  const folder = join(root, 'papers/files');
  await mkdir(folder, { recursive: true });
  let server = await startBucketServer({ root, ...credentials });
  onTestFinished(() => server.stop());
  const { port, endpoint } = server;
  const bucket = { name: 'papers', endpoint, region: 'eu-central-1', credentials };
  const {
    dataDir,
    deps: { log },
  } = testServer;
  const staging = join(dataDir, 'coming-in');
  const options = { staging, owner: 'a test', log, ...patience };
  const deps = { ...testServer.deps, storage: await openS3Files(bucket, options) };
  const app = createApp({ ...deps, metrics: createMetrics() });
  const { token } = await testServer.createPerson('France');
  const request = (method: string, path: string, body: FormData | string | null = null) =>
    app.request(path, {
      method,
      body,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
    });
  return {
    deps,
    folder,
    staging,
    request,
    read: async <Body>(path: string) => (await (await request('GET', path)).json()) as Body,
    upload: (step?: string) => {
      const form = new FormData();
      form.append('file', fileOf(samples.pdf, 'a.pdf'));
      const query = step === undefined ? '' : `?settlement_step_id=${step}`;
      return request('POST', endpoints.uploadDocument.path + query, form);
    },
    stopBucket: () => server.stop(),
    /** From now on something else answers at its address. */
    replace: async (listener: RequestListener) => {
      await server.stop();
      const other = createServer(listener).listen(port, '127.0.0.1');
      onTestFinished(() => void other.close().closeAllConnections());
      await once(other, 'listening');
    },
    restartBucket: async () => {
      server = await startBucketServer({ root, port, ...credentials });
    },
  };
}

test('a document erased while the bucket is unavailable is gone at once, and its file after the next sweep', async () => {
  const { request, deps, folder, restartBucket, read, stopBucket, upload } = await createBucketTestServer();
  const list = () => read<StoredDocument[]>(endpoints.listDocuments.path);
  const [kept, gone] = [await upload(), await upload()];
  const { id } = (await gone.json()) as StoredDocument;
  expect([kept.status, gone.status]).toEqual([201, 201]);
  await stopBucket();
  expect((await request('DELETE', endpoints.deleteDocument.path.replace('{id}', id))).status).toBe(204);
  expect((await request('DELETE', endpoints.eraseDocument.path.replace('{id}', id))).status).toBe(204);
  const [left, ...more] = await list();
  expect(more).toEqual([]);
  expect((await request('GET', left?.download_url ?? '')).status).toBe(503);
  const refused = await upload();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await list()).toHaveLength(1);

  await restartBucket();
  expect(await readdir(folder)).toHaveLength(2);
  // Bytes that are only just there may be of an upload under way.
  await runCleanup(deps, new Date('2026-01-01'));
  expect(await readdir(folder)).toHaveLength(2);
  for (const name of await readdir(folder)) await utimes(join(folder, name), 0, 0);
  await runCleanup(deps, new Date('2026-01-01'));
  expect(await readdir(folder)).toEqual([left?.id]);
  expect((await request('GET', left?.download_url ?? '')).status).toBe(200);
  expect((await upload()).status).toBe(201);
});

test('an archive while the bucket is unavailable ends with an error, and is complete after it returns', async () => {
  const { request, restartBucket, stopBucket, upload } = await createBucketTestServer();
  await upload();
  await upload();
  const { path } = endpoints.createArchive;
  const link = async () => {
    const created = await request('POST', path, '{}');
    return ((await created.json()) as { download_url: string }).download_url;
  };
  const download = async () => {
    const response = await request('GET', await link());
    expect(response.status).toBe(200);
    return unzipSync(new Uint8Array(await response.arrayBuffer()));
  };
  await stopBucket();
  await expect(download()).rejects.toThrow();
  await restartBucket();
  expect(Object.keys(await download())).toEqual(['a.pdf', 'a (2).pdf']);
});

test('a photo that cannot be stored in the bucket leaves no temporary file', async () => {
  const { request, staging, stopBucket } = await createBucketTestServer();

  const form = new FormData();
  form.append('file', fileOf(await png(), 'me.png'));
  await stopBucket();
  expect((await request('POST', endpoints.uploadProfilePhoto.path, form)).status).toBe(503);
  expect(await readdir(staging)).toEqual([]);
});

test('the bin can be emptied while the bucket is unavailable, and the files are deleted by the next sweep', async () => {
  const { request, deps, folder, restartBucket, read, stopBucket, upload } = await createBucketTestServer();
  const [first] = await read<Step[]>(endpoints.listSteps.path);
  expect((await upload(first?.id)).status).toBe(201);
  await stopBucket();
  expect((await request('POST', endpoints.resetSteps.path)).status).toBe(200);
  expect(await read(endpoints.listDocuments.path)).toEqual([]);
  expect((await request('DELETE', endpoints.emptyBin.path)).status).toBe(204);
  await restartBucket();
  for (const name of await readdir(folder)) await utimes(join(folder, name), 0, 0);
  await runCleanup(deps, new Date('2026-01-01'));
  expect(await readdir(folder)).toEqual([]);
});

test('a bucket that accepts connections and never responds delays no request beyond its time limit', async () => {
  const { request, read, replace, upload } = await createBucketTestServer();
  const [first] = await read<Step[]>(endpoints.listSteps.path);
  for (const step of [undefined, undefined, first?.id, first?.id]) {
    expect((await upload(step)).status).toBe(201);
  }
  const list = () => read<StoredDocument[]>(endpoints.listDocuments.path);
  const [kept, gone] = (await list()).filter(({ settlement_step_id }) => settlement_step_id === null);
  await replace(() => undefined);
  const begin = performance.now();
  const answers = await Promise.all([
    request('GET', kept?.download_url ?? ''),
    upload(),
    request('DELETE', endpoints.deleteDocument.path.replace('{id}', gone?.id ?? '')),
    request('POST', endpoints.resetSteps.path),
  ]);
  // It is below 5 seconds, where the machine does not stall.
  expect(performance.now() - begin).toBeLessThan(9000);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 204, 200]);
  expect((await list()).map(({ id }) => id)).toEqual([kept?.id]);
});

test('a download fails when the bucket stops sending in the middle', async () => {
  const { request, read, replace, upload } = await createBucketTestServer({ idleTimeout: 500 });
  expect((await upload()).status).toBe(201);
  const [document] = await read<StoredDocument[]>(endpoints.listDocuments.path);
  await replace((_request, response) => {
    response.writeHead(200, { 'Content-Length': document?.file_size }).write('%PDF');
  });
  const response = await request('GET', document?.download_url ?? '');
  expect(response.status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow(/inactivity/);
});
