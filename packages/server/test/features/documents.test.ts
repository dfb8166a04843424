import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, limits, type Problem, type StoredDocument } from '@settlement-help/contract';
import { parse } from 'content-disposition';
import { expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { span } from '#server/core/clock.ts';
import { ServiceUnavailableError } from '#server/core/errors.ts';
import { createMetrics } from '#server/core/metrics.ts';
import { runCleanup } from '#server/jobs/cleanup.ts';
import { createTestServer, type Person, type TestServer } from '../support/createTestServer.ts';
import { png } from '../support/pictures.ts';
import { fileOf, pdfOf, samples } from '../support/samples.ts';
import { repeatsSqlite } from '../support/testBackend.ts';

const upload = ({ request }: TestServer, { token }: Person, file: File, custom_name?: string) =>
  request(
    endpoints.uploadDocument,
    { form: { file, ...(custom_name === undefined ? {} : { custom_name }) } },
    { token },
  );

const stored = async (server: TestServer, person: Person, file: File, custom_name?: string) => {
  const response = await upload(server, person, file, custom_name);
  expect([response.status, response.body]).toEqual([201, expect.anything()]);
  return response.body as StoredDocument;
};

function dispositionOf({ headers }: Response) {
  const { type, parameters } = parse(headers.get('Content-Disposition') ?? '');
  return { type, filename: parameters.filename };
}

async function nothingRemains(server: TestServer, person: Person) {
  expect(await server.files()).toEqual([]);
  expect(await server.requestOk(endpoints.listDocuments, {}, { token: person.token })).toEqual([]);
}

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.skipIf(repeatsSqlite)(
  'a Word document is recognized wherever its marker is, also across two chunks',
  async () => {
    const server = await createTestServer();
    const person = await server.createPerson();
    const mark = Buffer.from('WordDocument', 'utf16le');
    for (const at of [1000, 65_536 - mark.length + 1, 65_530, 65_536, 200_000]) {
      const letter = new Uint8Array(200_000 + mark.length);
      letter.set(samples.spreadsheet);
      letter.set(mark, at);
      const document = await stored(server, person, fileOf(letter, 'old.doc'));
      expect(document.content_type).toBe('application/msword');
    }
  },
);

test.skipIf(repeatsSqlite).each([
  ['letter.pdf', samples.pdf, 'application/pdf', 'inline'],
  ['payslip.pdf', samples.restrictedPdf, 'application/pdf', 'inline'],
  ['form.pdf', samples.webPdf, 'application/pdf', 'inline'],
  ['camera.jpg', samples.photo, 'image/jpeg', 'inline'],
  ['scan.JPG', samples.jpg, 'image/jpeg', 'inline'],
  ['scan.jpeg', samples.jpg, 'image/jpeg', 'inline'],
  ['photo.png', samples.png, 'image/png', 'inline'],
  ['old.doc', samples.doc, 'application/msword', 'attachment'],
  ['new.docx', samples.docx, docxType, 'attachment'],
])('%s is stored and downloaded byte for byte', async (name, content, type, disposition) => {
  const server = await createTestServer();
  const document = await stored(server, await server.createPerson(), fileOf(content, name));
  expect(document).toMatchObject({ content_type: type, file_size: content.length, original_filename: name });
  const response = await server.app.request(document.download_url);
  expect(response.headers.get('Content-Type')).toBe(type);
  expect(dispositionOf(response)).toEqual({ type: disposition, filename: name });
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(content);
});

test.skipIf(repeatsSqlite).each([
  ['page.jpg', samples.html, 'The content of this file does not fit its ending .jpg.'],
  ['drawing.png', samples.svg, 'The content of this file does not fit its ending .png.'],
  ['archive.docx', samples.zip, 'The content of this file does not fit its ending .docx.'],
  ['bomb.docx', samples.bomb, 'The content of this file does not fit its ending .docx.'],
  ['sheet.doc', samples.spreadsheet, 'The content of this file does not fit its ending .doc.'],
  ['page.html', samples.html, 'This type of file is not accepted.'],
  ['letter.pdf.exe', samples.pdf, 'This type of file is not accepted.'],
  ['pdf', samples.pdf, 'This type of file is not accepted.'],
])('%s is refused for its content or extension, and nothing is stored', async (name, content, reason) => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const response = await upload(server, person, fileOf(content, name));
  expect(response.status).toBe(415);
  expect(response.body).toMatchObject({
    detail: `${reason} Accepted are PDF, JPG, PNG, DOC and DOCX files.`,
  });
  await nothingRemains(server, person);
});

test.skipIf(repeatsSqlite).each([
  ['chat.png', samples.jpg, 'chat.jpg', 'image/jpeg'],
  ['scan.jpg', samples.png, 'scan.png', 'image/png'],
  ['photo.JPEG', samples.pdf, 'photo.pdf', 'application/pdf'],
  ['my.letter.doc', samples.docx, 'my.letter.docx', docxType],
  ['رسالة.pdf\u200e', samples.pdf, 'رسالة.pdf', 'application/pdf'],
  ['export.pdf', samples.pdfAfterMail, 'export.pdf', 'application/pdf'],
  ['Re\u0301sume\u0301.pdf', samples.pdf, 'Résumé.pdf', 'application/pdf'],
])('%s is stored with the extension of its content', async (name, content, storedName, type) => {
  const server = await createTestServer();
  const document = await stored(server, await server.createPerson(), fileOf(content, name));
  expect(document).toMatchObject({ original_filename: storedName, content_type: type });
});

test.skipIf(repeatsSqlite).each([
  ['photo.heic', samples.heic, 'heic_photo'],
  ['photo.jpg', samples.heic, 'heic_photo'],
  ['scan.tif', samples.tiff, 'picture_type'],
  ['sticker.webp', samples.webp, 'picture_type'],
  ['letter.doc', samples.rtf, 'rtf_file'],
  ['letter.odt', samples.odt, 'open_document'],
  ['contract.docx', samples.protectedWord, 'protected_file'],
  ['contract.doc', samples.protectedDoc, 'protected_file'],
  ['payslip.pdf', samples.protectedPdf, 'protected_file'],
  ['cut.jpg', samples.jpg.slice(0, -2), 'damaged_file'],
  ['cut photo.jpg', samples.photo.slice(0, -2), 'damaged_file'],
  ['cut.pdf', samples.pdf.slice(0, 8), 'damaged_file'],
  ['cut form.pdf', samples.webPdf.slice(0, -1), 'damaged_file'],
  ['cut.docx', samples.docx.slice(0, -22), 'damaged_file'],
])('%s is refused with a reason to act on', async (name, content, code) => {
  const server = await createTestServer();
  const person = await server.createPerson();
  expect(await upload(server, person, fileOf(content, name))).toMatchObject({ status: 415, body: { code } });
  await nothingRemains(server, person);
});

test.skipIf(repeatsSqlite)('a name that a multipart form cannot contain is sent as a field', async () => {
  const server = await createTestServer();
  const { token } = await server.createPerson();
  const form = { file: fileOf(samples.pdf, 'Vertrag.pdf'), file_name: 'Vertrag "Wohnung".pdf' };
  const { body } = await server.request(endpoints.uploadDocument, { form }, { token });
  expect(body).toMatchObject({ original_filename: 'Vertrag "Wohnung".pdf' });
});

test('a file of exactly 10 MB is stored, and one byte more is refused', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const { maxBytes } = limits.document;
  const refused = await upload(server, person, fileOf(pdfOf(maxBytes + 1), 'big.pdf'));
  expect([refused.status, refused.body]).toEqual([
    413,
    { detail: 'File size must be at most 10MB', code: 'document_too_large' },
  ]);
  await nothingRemains(server, person);
  const document = await stored(server, person, fileOf(pdfOf(maxBytes), 'big.pdf'));
  expect(document.file_size).toBe(10_485_760);
});

test.skipIf(repeatsSqlite)(
  'an empty file, a missing file and an invalid form are refused, and nothing is stored',
  async () => {
    const server = await createTestServer();
    const person = await server.createPerson();
    const empty = await upload(server, person, fileOf(new Uint8Array(0), 'empty.pdf'));
    expect([empty.status, empty.body]).toEqual([400, { detail: 'The file is empty', code: 'empty_file' }]);
    const send = (init: RequestInit) =>
      server.app.request(endpoints.uploadDocument.path, {
        method: 'POST',
        ...init,
        headers: { Authorization: `Bearer ${person.token}`, ...init.headers },
      });
    const form = new FormData();
    form.append('custom_name', 'x');
    const missing = await send({ body: form });
    expect(missing.status).toBe(422);
    expect(((await missing.json()) as Problem).errors).toEqual([
      { path: 'file', message: 'Please select a file', code: 'no_file' },
    ]);
    const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const cut = (field: string) =>
      `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.pdf"\r\n\r\n%PDF-1.7`;
    for (const init of [
      { body: '{}' },
      {},
      { body: 'x', headers: { 'Content-Type': 'multipart/form-data' } },
      { body: cut('file'), headers: multipart },
      // A file that nobody asked for must not bring the process down when it ends too early.
      { body: cut('another'), headers: multipart },
      { body: `${cut('file')}\r\n${cut('file')}`, headers: multipart },
      { body: '', headers: multipart },
    ]) {
      const response = await send(init);
      expect([response.status, await response.json()]).toEqual([
        400,
        { detail: 'The body is not a complete multipart form', code: 'invalid_form' },
      ]);
    }
    await nothingRemains(server, person);
  },
);

test.skipIf(repeatsSqlite).each([
  ['a field in which no file was chosen', [['', '']], 'no_file', 'Please select a file'],
  [
    'two files',
    [
      ['a.pdf', '%PDF-1.7'],
      ['b.pdf', '%PDF-1.7'],
    ],
    'invalid',
    'Please send one file at a time',
  ],
])(
  '%s: the upload is refused with the reason, and nothing is stored',
  async (_name, files, code, message) => {
    const server = await createTestServer();
    const person = await server.createPerson();
    const parts = files.map(
      ([name, content]) =>
        `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n${content}\r\n`,
    );
    const response = await server.app.request(endpoints.uploadDocument.path, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${person.token}`,
        'Content-Type': 'multipart/form-data; boundary=x',
      },
      body: `${parts.join('')}--x--\r\n`,
    });
    expect([response.status, await response.json()]).toEqual([
      422,
      { detail: `File: ${message}`, code: 'invalid_input', errors: [{ path: 'file', message, code }] },
    ]);
    await nothingRemains(server, person);
  },
);

test('an upload to a full disk gets 507', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const full = Object.assign(new Error('No space left'), { code: 'ENOSPC' });
  const stage = vi.spyOn(server.deps.storage, 'stage').mockRejectedValue(full);
  expect((await upload(server, person, fileOf(pdfOf(1_000_000), 'a.pdf'))).status).toBe(507);
  stage.mockRestore();
  vi.spyOn(server.db, 'transaction').mockRejectedValueOnce(full);
  expect((await upload(server, person, fileOf(pdfOf(1_000_000), 'a.pdf'))).status).toBe(507);
  await nothingRemains(server, person);
});

test('an upload is stored whole when the database connection ends before the commit is confirmed', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const { transaction } = server.db;

  const uploads = {
    [endpoints.uploadDocument.path]: fileOf(samples.pdf, 'a.pdf'),
    [endpoints.uploadProfilePhoto.path]: fileOf(await png(), 'a.png'),
  };
  for (const [path, file] of Object.entries(uploads)) {
    const send = () => {
      const body = new FormData();
      body.append('file', file);
      const headers = { Authorization: `Bearer ${person.token}`, 'Idempotency-Key': `key-for-${path}` };
      return server.app.request(path, { method: 'POST', headers, body });
    };
    vi.spyOn(server.db, 'transaction')
      // The first one counts the attempt.
      .mockImplementationOnce(transaction)
      .mockImplementationOnce(async (work) => {
        await transaction(work);
        throw new ServiceUnavailableError('The database', new Error('Connection terminated unexpectedly'));
      });
    expect((await send()).status).toBe(503);
    const again = (await (await send()).json()) as { download_url?: string; profile_photo?: string };
    const shown = await server.app.request(again.download_url ?? again.profile_photo ?? '');
    expect([path, shown.status]).toEqual([path, 200]);
  }
  expect(await server.files()).toHaveLength(2);
});

test('an interrupted upload stores nothing', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(Buffer.from(head));
      controller.enqueue(new Uint8Array(200_000));
      controller.error(new Error('The connection broke'));
    },
  });
  const headers = {
    Authorization: `Bearer ${person.token}`,
    'Content-Type': 'multipart/form-data; boundary=x',
  };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  expect((await server.app.request(endpoints.uploadDocument.path, init)).status).toBe(400);
  await nothingRemains(server, person);
});

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['..\\..\\boot.pdf', 'boot.pdf'],
  ['a\u202efdp.exe.pdf', 'afdp.exe.pdf'],
  ['رسالة.pdf', 'رسالة.pdf'],
  ['größe “1” €.pdf', 'größe “1” €.pdf'],
  [`${'x'.repeat(251)}.pdf`, `${'x'.repeat(251)}.pdf`],
  [`${'ж'.repeat(200)}.pdf`, `${'ж'.repeat(125)}.pdf`],
  [`${'👨‍👩‍👧'.repeat(20)}.pdf`, `${'👨‍👩‍👧'.repeat(13)}.pdf`],
])('the file name %s is made safe and otherwise unchanged', async (given, shown) => {
  const server = await createTestServer();
  const document = await stored(server, await server.createPerson(), fileOf(samples.pdf, given));
  expect(document.original_filename).toBe(shown);
  const response = await server.app.request(document.download_url);
  expect(dispositionOf(response)).toEqual({ type: 'inline', filename: shown });
  expect(response.headers.get('Content-Disposition')).toMatch(/^[\x20-\x7e]+$/);
  expect(await server.files()).toEqual([document.id]);
});

test.skipIf(repeatsSqlite).each(['CON.pdf', 'nul.tar.pdf', 'LPT1.pdf'])(
  '%s is downloaded under a name that Windows accepts',
  async (name) => {
    const server = await createTestServer();
    const document = await stored(server, await server.createPerson(), fileOf(samples.pdf, name));
    expect(document.original_filename).toBe(name);
    const { filename } = dispositionOf(await server.app.request(document.download_url));
    expect(filename).toBe(name.replace('.', '_.'));
  },
);

test('a custom name is trimmed and made safe, and downloads with the extension of its content', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const file = () => fileOf(samples.pdf, 'scan.pdf');
  const document = await stored(server, person, file(), '  My lease\r\nX-Evil: 1 ../"1"  ');
  expect(document.original_filename).toBe('My lease X-Evil: 1 ../"1"');
  const response = await server.app.request(document.download_url);
  expect(dispositionOf(response)).toEqual({ type: 'inline', filename: 'My lease X-Evil- 1 ..--1-.pdf' });
  expect(response.headers.get('X-Evil')).toBeNull();
  expect((await stored(server, person, file(), '   ')).original_filename).toBe('scan.pdf');
  // Characters of no width: nothing of such a name could be seen in the list, or be said of it.
  expect((await stored(server, person, file(), '\u200b\u00ad')).original_filename).toBe('scan.pdf');
  expect((await stored(server, person, file(), ` ${'x'.repeat(200)} `)).original_filename).toHaveLength(200);
  expect((await upload(server, person, file(), 'x'.repeat(201))).status).toBe(422);
});

test('the documents of a person take at most 500 MB, also with parallel uploads, and others are not limited by that', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const first = await stored(server, person, fileOf(pdfOf(5000), 'first.pdf'));
  const left = 500 * 1024 ** 2 - 3 * first.file_size;
  await server.db.query.updateTable('documents').set({ size: left }).where('id', '=', first.id).execute();
  const responses = await Promise.all(
    Array.from({ length: 6 }, (_, index) => upload(server, person, fileOf(pdfOf(5000), `${index}.pdf`))),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 413, 413, 413]);
  expect(responses.find(({ status }) => status === 413)?.body).toEqual({
    detail:
      'Your documents may take 500 MB altogether, with those in the bin. Please empty the bin, or delete some you no longer need.',
    code: 'storage_full',
    used: 500 * 1024 ** 2,
    limit: 500 * 1024 ** 2,
  });
  expect(await server.files()).toHaveLength(4);
  await stored(server, await server.createPerson(), fileOf(samples.pdf, 'other.pdf'));
  await server.request(endpoints.deleteDocument, { params: { id: first.id } }, { token: person.token });
  await server.request(endpoints.eraseDocument, { params: { id: first.id } }, { token: person.token });
  await stored(server, person, fileOf(samples.pdf, 'again.pdf'));
});

test('a download link works without a session for 5 minutes, and serves the document sandboxed', async () => {
  const server = await createTestServer();
  const { app, clock } = server;
  const person = await server.createPerson();
  const document = await stored(server, person, fileOf(samples.png, 'a.png'));
  const { headers, status } = await app.request(document.download_url);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'private, no-store',
  });
  clock.advance(span(5, 'minute') - 1);
  expect((await app.request(document.download_url)).status).toBe(200);
  clock.advance(1);
  expect((await app.request(document.download_url)).status).toBe(404);
});

test('a download link opens no other document, and a changed link gets 404', async () => {
  const server = await createTestServer();
  const { app, clock } = server;
  const person = await server.createPerson();
  const document = await stored(server, person, fileOf(samples.png, 'a.png'));
  const other = await stored(server, person, fileOf(samples.png, 'b.png'));
  const changed = [
    document.download_url.replace(/expires=\d+/, `expires=${clock.now().getTime() + 1e9}`),
    document.download_url.replace(document.id, other.id),
    `${document.download_url}x`,
  ];
  for (const url of changed) expect((await app.request(url)).status).toBe(404);
});

test('the key that signs links changes daily, and the previous one stays valid as long as its links', async () => {
  const { app, request, clock, createPerson, ...server } = await createTestServer();
  const all = { app, request, clock, createPerson, ...server };
  const keys = () =>
    server.db.query
      .selectFrom('secrets')
      .selectAll()
      .where('name', 'like', 'download-links%')
      .orderBy('name')
      .execute();
  const midnight = new Date(clock.now()).setUTCHours(24, 0, 0, 0);
  clock.advance(midnight - clock.now().getTime() - 1);
  const person = await createPerson();
  const before = await stored(all, person, fileOf(samples.png, 'a.png'));
  clock.advance(1);
  const after = await stored(all, person, fileOf(samples.png, 'b.png'));
  const both = await keys();
  expect(new Set(both.map(({ value }) => value)).size).toBe(2);
  // Another process, which has yet to ask for either.
  const another = createApp({ ...server.deps, metrics: createMetrics() });
  for (const { download_url } of [before, after]) {
    expect((await another.request(download_url)).status).toBe(200);
  }
  const invented = after.download_url.replace(/expires=\d+/, `expires=${midnight - span(9, 'day')}`);
  expect((await another.request(invented)).status).toBe(404);
  await runCleanup(server.deps, clock.now());
  expect(await keys()).toEqual(both);
  clock.advance(span(1, 'day'));
  await runCleanup(server.deps, clock.now());
  expect(await keys()).toEqual(both.slice(1));
});

test('a HEAD request for a document leaves no file open', async () => {
  const server = await createTestServer();
  const document = await stored(server, await server.createPerson(), fileOf(pdfOf(1_000_000), 'a.pdf'));
  const cancelled = vi.fn();
  vi.spyOn(server.deps.storage, 'read').mockResolvedValue(new ReadableStream({ cancel: cancelled }));
  const response = await server.app.request(document.download_url, { method: 'HEAD' });
  expect([response.status, response.headers.get('Content-Length')]).toEqual([200, '1000000']);
  expect(cancelled).toHaveBeenCalledOnce();
});

test('the list is newest first and does not show a deleted document', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const { token } = person;
  const first = await stored(server, person, fileOf(samples.pdf, 'first.pdf'));
  const second = await stored(server, person, fileOf(samples.pdf, 'second.pdf'));
  const list = async () =>
    (await server.requestOk(endpoints.listDocuments, {}, { token })).map(({ id }) => id);
  expect(await list()).toEqual([second.id, first.id]);
  const remove = () => server.request(endpoints.deleteDocument, { params: { id: second.id } }, { token });
  expect((await remove()).status).toBe(204);
  expect(await list()).toEqual([first.id]);
  expect((await remove()).status).toBe(404);
});

test('uploads of a person are limited for each hour, and others are not limited by that', async () => {
  // Of two hundred.
  const server = await createTestServer({ rateLimitFactor: 0.01 });
  const people = [await server.createPerson(), await server.createPerson()] as const;
  const take = (person: Person) => upload(server, person, fileOf(samples.pdf, 'a.pdf'));
  expect([(await take(people[0])).status, (await take(people[0])).status]).toEqual([201, 201]);
  const refused = await take(people[0]);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600']);
  expect((await take(people[1])).status).toBe(201);
  expect(await server.files()).toHaveLength(3);
});

test('an unlocked step accepts documents and shows the last one', async () => {
  const server = await createTestServer();
  const { token } = await server.createPerson('France');
  const steps = await server.requestOk(endpoints.listSteps, {}, { token });
  const attach = (settlement_step_id: string | undefined, name: string) =>
    server.request(
      endpoints.uploadDocument,
      { query: { settlement_step_id: settlement_step_id ?? '' }, form: { file: fileOf(samples.pdf, name) } },
      { token },
    );
  const locked = await attach(steps[1]?.id, 'a.pdf');
  expect([locked.status, locked.body]).toEqual([
    409,
    { detail: 'Complete previous step to unlock', code: 'step_locked' },
  ]);
  expect((await attach('nope', 'a.pdf')).status).toBe(404);
  expect(await server.files()).toEqual([]);
  await attach(steps[0]?.id, 'old.pdf');
  await attach(steps[0]?.id, 'new.pdf');
  const [first] = await server.requestOk(endpoints.listSteps, {}, { token });
  expect(first).toMatchObject({ has_document: true, document_name: 'new.pdf' });
  expect((await server.app.request(first?.document_url ?? '')).status).toBe(200);
});

test('a document is attached to an unlocked step, moved, and taken off without being deleted', async () => {
  const server = await createTestServer();
  const person = await server.createPerson('Germany');
  const { id } = await stored(server, person, fileOf(samples.pdf, 'a.pdf'));
  const attach = async (settlement_step_id: string | null) => {
    const call = { params: { id }, body: { settlement_step_id } };
    return (await server.request(endpoints.updateDocument, call, person)).status;
  };
  const list = () => server.requestOk(endpoints.listSteps, {}, person);
  const holders = async () => (await list()).map(({ has_document }) => has_document).indexOf(true);
  const [first, second] = await list();
  if (!first || !second) expect.fail('There are steps');
  expect([await attach(first.id), await holders()]).toEqual([200, 0]);
  expect([await attach(second.id), await holders()]).toEqual([409, 0]);
  const call = { params: { id: first.id }, body: { is_completed: true } };
  await server.request(endpoints.updateStep, call, person);
  expect([await attach(second.id), await holders()]).toEqual([200, 1]);
  expect([await attach(null), await holders()]).toEqual([200, -1]);
  expect(await server.requestOk(endpoints.listDocuments, {}, person)).toMatchObject([
    { id, settlement_step_id: null },
  ]);
});

test('a reset during an upload to a step leaves neither an orphaned file nor a dead link', async () => {
  const server = await createTestServer();
  const { token } = await server.createPerson('France');
  const [first] = await server.requestOk(endpoints.listSteps, {}, { token });
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([
      server.request(
        endpoints.uploadDocument,
        { query: { settlement_step_id: first?.id ?? '' }, form: { file: fileOf(pdfOf(300_000), 'a.pdf') } },
        { token },
      ),
      server.request(endpoints.resetSteps, {}, { token }),
    ]);
    const documents = await server.requestOk(endpoints.listDocuments, {}, { token });
    const deleted = await server.requestOk(endpoints.listBin, {}, { token });
    expect((await server.files()).sort()).toEqual([...documents, ...deleted].map(({ id }) => id).sort());
  }
});

test('cleanup deletes files that an interrupted upload left, and no others', async () => {
  const server = await createTestServer();
  const document = await stored(server, await server.createPerson(), fileOf(samples.pdf, 'a.pdf'));
  const old = new Date('2026-11-19T00:00:00Z');
  const place = async (path: string, at: Date) => {
    await writeFile(path, 'x');
    await utimes(path, at, at);
  };
  await place(join(server.filesDir, 'orphan'), old);
  await place(join(server.stagingDir, 'cut-short'), old);
  await place(join(server.stagingDir, 'under-way'), new Date('2026-11-20T09:00:01Z'));
  await utimes(join(server.filesDir, document.id), old, old);
  await runCleanup(server.deps, server.clock.now());
  expect(await server.files()).toEqual([document.id, 'tmp/under-way']);
});
