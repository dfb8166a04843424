import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, limits } from '@settlement-help/contract';
import sharp, { type Sharp } from 'sharp';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { runCleanup } from '#server/jobs/cleanup.ts';
import { createTestServer, type Person, type TestServer } from '../../support/createTestServer.ts';
import { blank, png, promisingPng } from '../../support/pictures.ts';
import { fileOf, samples } from '../../support/samples.ts';
import { engineErrors } from '../../support/testBackend.ts';

const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());

const upload = ({ request }: TestServer, { token }: Person, content: Uint8Array<ArrayBuffer>) =>
  request(endpoints.uploadProfilePhoto, { form: { file: fileOf(content, 'me.jpg') } }, { token });

const save = ({ request }: TestServer, { token }: Person, profile_photo: string | null) =>
  request(endpoints.updateMe, { body: { profile_photo } }, { token });

async function uploaded(server: TestServer, person: Person) {
  const response = await upload(server, person, await png());
  expect(response.status).toBe(200);
  return (response.body as { profile_photo: string }).profile_photo;
}

test('re-encodes a photo upright, at most 512 px wide, without its metadata', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const exif = { IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '48/1 51/1 24/1' } };
  const taken = blank(1600, 800).withExif(exif).withMetadata({ orientation: 6 }).jpeg();
  const original = await bytesOf(taken);
  expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('secret');

  const { body } = await upload(server, person, original);
  const { profile_photo } = body as { profile_photo: string };
  expect(profile_photo).toMatch(/^\/api\/v1\/photos\/[\w-]{43}$/);
  const response = await server.app.request(profile_photo);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=600, must-revalidate',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
  const drawn = await sharp(await response.arrayBuffer()).metadata();
  expect([drawn.format, drawn.width, drawn.height]).toEqual(['webp', 256, 512]);
  expect([drawn.exif, drawn.xmp, drawn.iptc, drawn.icc]).toEqual(Array(4).fill(undefined));
});

test('a saved photo shows in the profile and the forum, and removing it deletes it', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const profile_photo = await uploaded(server, person);
  // Everybody who knows the address sees the photo, so it has 256 bits.
  expect(profile_photo).toMatch(/\/[\w-]{43}$/);
  expect(await server.requestOk(endpoints.getMe, {}, person)).toMatchObject({ profile_photo: null });
  expect((await save(server, person, profile_photo)).body).toMatchObject({ profile_photo });
  const asked = await server.request(endpoints.createQuestion, { body: { title: 'Who?' } }, person);
  expect(asked.body).toMatchObject({ user: { profile_photo } });
  expect((await save(server, person, profile_photo)).status).toBe(200);

  expect((await save(server, person, null)).body).toMatchObject({ profile_photo: null });
  expect((await server.app.request(profile_photo)).status).toBe(404);
  expect(await server.files()).toEqual([]);
  expect((await save(server, person, profile_photo)).status).toBe(422);
});

test('a new photo replaces the previous one and deletes its file', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  await save(server, person, await uploaded(server, person));
  const second = await uploaded(server, person);
  expect(await server.files()).toHaveLength(2);
  await save(server, person, second);
  expect(await server.files()).toEqual([second.split('/').at(-1)]);
});

test('a profile accepts only a photo that the same person uploaded', async () => {
  const server = await createTestServer();
  const [owner, other] = [await server.createPerson(), await server.createPerson()];
  const theirs = await uploaded(server, owner);
  const halvedWhenCut = '😀'.repeat(20);
  const invented = [`https://x.example${theirs}`, `${theirs}?x`, 'data:,', '/api/v1/photos/', halvedWhenCut];
  for (const address of [theirs, ...invented]) {
    expect(await save(server, other, address)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'profile_photo', message: 'Upload the photo first' }] },
    });
  }
});

test.each([
  ['a page', samples.html],
  ['a drawing with a script', samples.svg],
  ['a PDF', samples.pdf],
  ['nothing', new Uint8Array(0)],
  ['the first bytes of a JPEG', samples.jpg],
  ['a PNG that breaks off', promisingPng(4000, 4000)],
])('%s under the name of a photo is refused, and nothing is stored', async (_name, content) => {
  const server = await createTestServer();
  expect(await upload(server, await server.createPerson(), content)).toMatchObject({
    status: 415,
    body: { detail: 'Please select an image file', code: 'not_an_image' },
  });
  expect(await server.files()).toEqual([]);
});

test('a photo of 50,000 by 50,000 pixels is refused before it is decoded', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  await uploaded(server, person);
  const before = process.memoryUsage().rss;
  expect(await upload(server, person, promisingPng(50_000, 50_000))).toMatchObject({
    status: 413,
    body: { detail: 'The picture has more than 25 megapixels', code: 'photo_too_many_pixels' },
  });
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test('a photo of exactly 5 MB is stored, and one byte more is refused', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const picture = await bytesOf(blank().jpeg());
  const padded = (size: number) => {
    const whole = new Uint8Array(size);
    whole.set(picture);
    return whole;
  };
  expect((await upload(server, person, padded(limits.photo.maxBytes))).status).toBe(200);
  expect(await upload(server, person, padded(limits.photo.maxBytes + 1))).toMatchObject({
    status: 413,
    body: { detail: 'File size must be less than 5MB', code: 'photo_too_large' },
  });
  expect(await server.files()).toHaveLength(1);
});

test('a photo whose row cannot be written leaves no file', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  // The first one counts the attempt.
  const { transaction } = server.db;
  vi.spyOn(server.db, 'transaction')
    .mockImplementationOnce(transaction)
    .mockRejectedValueOnce(engineErrors.full);
  expect((await upload(server, person, await png())).status).toBe(507);
  expect(await server.files()).toEqual([]);
});

test('an empty address removes the photo, as with any other field', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  await save(server, person, await uploaded(server, person));
  expect(await save(server, person, '')).toMatchObject({ status: 200, body: { profile_photo: null } });
  expect(await server.files()).toEqual([]);
});

test('cleanup deletes a photo that was not saved after a day, and no saved one', async () => {
  const server = await createTestServer();
  const person = await server.createPerson();
  const saved = await uploaded(server, person);
  await save(server, person, saved);
  const unsaved = await uploaded(server, person);
  server.clock.advance(span(1, 'day'));
  await runCleanup(server.deps, server.clock.now());
  expect((await server.app.request(unsaved)).status).toBe(200);
  server.clock.advance(1);
  const [name = ''] = (await server.files()).filter((file) => saved.endsWith(file));
  await utimes(join(server.filesDir, name), 0, 0);
  await runCleanup(server.deps, server.clock.now());
  expect(await server.files()).toEqual([name]);
  expect((await server.app.request(unsaved)).status).toBe(404);
  expect((await server.app.request(saved)).status).toBe(200);
});
