import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, utimesSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decode } from '../image.ts';
import { createTemporaryScreenshots, type TemporaryScreenshots } from '../temporaryScreenshots.ts';

let screenshots: TemporaryScreenshots;
let command: ChildProcess;
let url: URL;

beforeEach(async () => {
  screenshots = await createTemporaryScreenshots();
  command = spawn(process.execPath, [join(import.meta.dirname, 'report.ts')], { env: screenshots.env });
  url = await printedAddress();
});

afterEach(async () => {
  command.kill();
  await once(command, 'exit');
  screenshots.remove();
});

async function printedAddress() {
  for await (const output of command.stdout ?? []) {
    const [address] = /http:\S+/.exec(String(output)) ?? [];
    if (address) return new URL(address);
  }
  throw new Error('The report has not started.');
}

interface Request {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
}

/** Unlike `fetch`, it can send any host and origin. */
async function send(path: string, { method = 'GET', headers = {} }: Request = {}) {
  const sent = request(new URL(path, url), { method, headers });
  sent.end();
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, body: await text(response) };
}

/** Sends what the button of the page sends. */
const press = (path: string, headers = {}) =>
  send(`${path}?loadedAt=${Date.now()}`, { method: 'POST', headers: { origin: url.origin, ...headers } });

const read = (path: string) => readFileSync(join(screenshots.folder, path));

const primary = 'primitives-actions-button--primary/dark-1280';

test('the page has buttons, and shows pictures that the server sends', async () => {
  const { body } = await send('/');
  expect(body).toContain('data-accept="/accept/primitives-actions-button--primary"');
  const images = [...body.matchAll(/src="([^"]+)"/g)].map(([, path = '']) => path);
  expect(images).toContain(`/baselines/${primary}.webp`);
  for (const path of images) expect(await send(path)).toMatchObject({ status: 200 });
});

test('the button of a story accepts its screenshots alone', async () => {
  const screenshot = await decode(read(`results/${primary}.screenshot.webp`));
  const { status, body } = await press('/accept/primitives-actions-button--primary');
  expect({ status, body }).toEqual({ status: 200, body: '1 screenshots accepted.' });
  expect(await decode(read(`baselines/${primary}.webp`))).toEqual(screenshot);
  expect(screenshots.list('results')).toEqual([
    'primitives-actions-button--primary',
    'primitives-actions-button--secondary',
    'primitives-actions-button--secondary/light-360.screenshot.webp',
  ]);
  expect(screenshots.list('baselines')).not.toContain('primitives-actions-button--secondary/light-360.webp');
});

test('the button for all accepts every screenshot and deletes baselines without a story', async () => {
  await screenshots.save('baselines/primitives-gone--default/dark-360.webp');
  const { body } = await press('/accept');
  expect(body).toBe('2 screenshots accepted. 1 obsolete baselines deleted.');
  expect(screenshots.list('baselines')).toContain('primitives-actions-button--secondary/light-360.webp');
});

test.each([
  ['another website', { origin: 'https://example.org' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a host name that resolves to this machine', { host: 'example.org', origin: 'http://example.org' }],
])('a request from %s is refused', async (_sender, headers) => {
  expect(await press('/accept', headers)).toMatchObject({ status: 403 });
  expect(screenshots.list('results')).toContain(`${primary}.screenshot.webp`);
});

test('a request without an origin, or with another method, is refused', async () => {
  expect(await send('/accept', { method: 'POST' })).toMatchObject({ status: 403 });
  expect(await send('/accept')).toMatchObject({ status: 405 });
  expect(await send('/', { headers: { host: 'example.org' } })).toMatchObject({ status: 403 });
  expect(screenshots.list('results')).toContain(`${primary}.screenshot.webp`);
});

test('a screenshot that is newer than the page is not accepted', async () => {
  const later = Date.now() / 1000 + 60;
  utimesSync(join(screenshots.folder, `results/${primary}.screenshot.webp`), later, later);
  expect(await press('/accept/primitives-actions-button--primary')).toMatchObject({ status: 409 });
  expect(screenshots.list('results')).toContain(`${primary}.screenshot.webp`);
});

test('a story without a difference is an error', async () => {
  expect(await press('/accept/primitives-actions-button--gone')).toMatchObject({ status: 404 });
});

test('only pictures are served', async () => {
  for (const path of [`/results/${primary}.change.json`, '/results/%2e%2e/secret.webp', '/package.json'])
    expect(await send(path)).toMatchObject({ status: 404 });
});
