import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { endpoints, limits, type StoredDocument } from '@settlement-help/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from '../support/caller.ts';
import { createTestServer } from '../support/createTestServer.ts';
import { promisingPng } from '../support/pictures.ts';
import { fileOf, samples } from '../support/samples.ts';
import { spawnServer } from '../support/serverProcess.ts';
import { createTestBackend, tempDir } from '../support/testBackend.ts';

vi.setConfig({ testTimeout: 60_000 });

const latin1 = (content: string) => new Uint8Array(Buffer.from(content, 'latin1'));

async function peakMegabytes(pid: number | undefined) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(status.match(/^VmHWM:\s+(\d+) kB/m)?.[1] ?? 0) / 1024;
}

test('a zip bomb and a picture of 50,000 by 50,000 pixels are refused without taking 100 MB', async () => {
  const { caller, pid } = await startServer((await createTestBackend()).environment);
  const { uploadDocument, uploadProfilePhoto } = endpoints;
  const before = await peakMegabytes(pid);
  for (let round = 0; round < 3; round += 1) {
    const bomb = await caller.upload(uploadDocument.path, fileOf(samples.bomb, 'a.docx'));
    expect([bomb.status, await bomb.json()]).toEqual([415, expect.anything()]);
    const picture = await caller.upload(
      uploadProfilePhoto.path,
      fileOf(promisingPng(50_000, 50_000), 'a.png'),
    );
    expect([picture.status, await picture.json()]).toEqual([413, expect.anything()]);
  }
  expect((await peakMegabytes(pid)) - before).toBeLessThan(100);
});

/** Thirty files that have been sent but for their end, and then end at once; the answers. */
async function uploadAtOnce(address: string, headers: Record<string, string>, file: File) {
  const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const bytes = await file.bytes();
  const send = async () => {
    const upload = request(address, { method: 'POST', headers: { ...headers, ...type } });
    const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
    upload.write(`--x\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\n\r\n`);
    await new Promise((resolve) => upload.write(bytes, resolve));
    return async () => {
      upload.end('\r\n--x--\r\n');
      const [response] = await answered;
      return response.resume().statusCode;
    };
  };
  const ends = await Promise.all(Array.from({ length: 30 }, send));
  return new Set(await Promise.all(ends.map((end) => end())));
}

test('large Word documents that arrive at once are scanned in pieces', async () => {
  const { caller, origin, pid } = await startServer((await createTestBackend()).environment);
  const content = new Uint8Array(limits.document.maxBytes);
  content.set(samples.spreadsheet);
  const address = origin + endpoints.uploadDocument.path;
  // The same bytes under a name for which their beginning is enough.
  expect(await uploadAtOnce(address, caller.headers, fileOf(content, 'a.pdf'))).toEqual(new Set([415]));
  const before = await peakMegabytes(pid);
  expect(await uploadAtOnce(address, caller.headers, fileOf(content, 'a.doc'))).toEqual(new Set([415]));
  expect((await peakMegabytes(pid)) - before).toBeLessThan(100);
});

test('a thousand pipelined requests whose responses nobody reads do not fill the memory', async () => {
  const appDist = await tempDir();
  await mkdir(join(appDist, 'assets'));
  await writeFile(join(appDist, 'assets/app-1a2b.js'), 'x'.repeat(400_000));
  const { environment } = await createTestBackend();
  const server = spawnServer({ ...environment, APP_DIST: appDist });
  const origin = await server.ready();
  expect((await fetch(`${origin}/assets/app-1a2b.js`)).status).toBe(200);
  const before = await peakMegabytes(server.pid);
  const socket = createConnection(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const flood = 'GET /assets/app-1a2b.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000);
  await new Promise((resolve) => socket.write(flood, resolve));
  for (let index = 0; index < 50; index += 1) {
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  }
  expect((await peakMegabytes(server.pid)) - before).toBeLessThan(100);
});

const script = '<script>alert(document.domain)</script>';
const padding = 'A'.repeat(40);

test.each([
  ['a PDF with a page in it', latin1(`%PDF-1.7\n<!doctype html>${script}\n%%EOF`), 'a.pdf', 201],
  ['a PNG with a page after it', new Uint8Array(Buffer.concat([samples.png, latin1(script)])), 'a.png', 201],
  ['a JPEG with a page after it', new Uint8Array(Buffer.concat([samples.jpg, latin1(script)])), 'a.jpg', 201],
  ['a PDF with an archive after it', new Uint8Array(Buffer.concat([samples.pdf, samples.zip])), 'a.pdf', 201],
  ['a page with a PDF after it', latin1(`<!doctype html>${script}${padding}%PDF-1.7`), 'a.pdf', 415],
  ['a GIF that is a script', latin1(`GIF89a/*${padding}*/=1;alert(1)`), 'a.png', 415],
  ['a PDF under the name of a page', samples.pdf, 'a.html', 415],
])(
  '%s is refused, or served sandboxed with the type of its file name',
  async (_name, content, name, status) => {
    const testServer = await createTestServer();
    const { token } = await testServer.createPerson();
    const response = await testServer.request(
      endpoints.uploadDocument,
      { form: { file: fileOf(content, name) } },
      { token },
    );
    expect(response.status).toBe(status);
    if (status !== 201) return;
    const { headers } = await testServer.app.request((response.body as StoredDocument).download_url);
    expect(headers.get('Content-Type')).toBe((response.body as StoredDocument).content_type);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toMatch(/^sandbox; default-src 'none'/);
  },
);
