import { createClient, type StoredDocument } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { createCaller } from '../support/caller.ts';
import { fileOf, pdfOf } from '../support/samples.ts';
import { timesOr } from '../support/scale.ts';
import { spawnServer } from '../support/serverProcess.ts';
import { createTestBackend } from '../support/testBackend.ts';

/** Each version of the file has another size. */
const sizeOf = (version: number) => 1000 + version;

test('kills while a document is replaced and the bin is emptied leave each document with its file', {
  timeout: timesOr(600_000, 120_000),
}, async () => {
  const backend = await createTestBackend();
  const environment = { ...backend.environment, RATE_LIMIT_FACTOR: '1000' };
  let headers: Record<string, string> | undefined;
  let version = 0;
  let id = '';

  const rounds = timesOr(50, 4);
  for (let round = 0; round <= rounds; round += 1) {
    const server = spawnServer(environment);
    const baseUrl = await server.ready();
    headers ??= (await createCaller(baseUrl)).headers;
    const authorization = headers.Authorization ?? '';
    const api = createClient({ baseUrl, getToken: () => authorization.replace('Bearer ', '') });

    // The client needs a browser to send a form.
    const send = async (method: string, path: string) => {
      const body = new FormData();
      body.append('file', fileOf(pdfOf(sizeOf(version + 1)), 'lease.pdf'));
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: { Authorization: authorization },
        body,
      });
      if (!response.ok) throw new Error(`Refused with ${response.status}`);
      version += 1;
      return (await response.json()) as StoredDocument;
    };
    if (round === 0) ({ id } = await send('POST', '/api/v1/documents/upload'));

    const [document, ...others] = await api.listDocuments();
    if (!document) throw new Error('The document is lost');
    expect([document.id, others]).toEqual([id, []]);
    // The replacement under way was made whole, or not at all.
    expect([sizeOf(version), sizeOf(version + 1)]).toContain(document.file_size);
    version = document.file_size - sizeOf(0);
    for (const stored of [document, ...(await api.listBin())]) {
      const content = await fetch(`${baseUrl}${stored.download_url}`);
      expect(content.status).toBe(200);
      expect((await content.arrayBuffer()).byteLength).toBe(stored.file_size);
    }
    if (round === rounds) break;

    const again = async (act: () => Promise<unknown>) => {
      for (;;) await act();
    };
    // The killed server ends both.
    const writers = Promise.allSettled([
      again(() => send('PUT', `/api/v1/documents/${id}/file`)),
      again(() => api.emptyBin()),
    ]);
    const before = version;
    await expect.poll(() => version, { timeout: 20_000, interval: 5 }).toBeGreaterThan(before + 1);
    await new Promise((resolve) => setTimeout(resolve, (7 * round) % 100));
    await server.kill('SIGKILL');
    await writers;
  }
});
