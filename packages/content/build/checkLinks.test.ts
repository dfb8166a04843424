import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkLink, findLinks } from './checkLinks.ts';

const site = createServer((request, response) => {
  if (request.url === '/slow') return;
  if (request.url === '/moved') response.writeHead(301, { location: '/page' });
  else if (request.url === '/taken-away') response.writeHead(302, { location: '/' });
  else response.writeHead(request.url === '/gone' ? 404 : 200);
  response.end();
});
await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
const { port } = site.address() as AddressInfo;
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

test.each([
  ['/', null],
  ['/page', null],
  ['/moved', null],
  ['/gone', 'answers 404'],
  ['/taken-away', `leads to http://127.0.0.1:${port}/`],
])('a link to %s', async (path, fault) => {
  expect(await checkLink(`http://127.0.0.1:${port}${path}`)).toBe(fault);
});

test('a link to a site that does not answer in time', async () => {
  expect(await checkLink(`http://127.0.0.1:${port}/slow`, 50)).toContain('cannot be reached');
});

test('finds every link of the files, once', () => {
  const links = findLinks(join(import.meta.dirname, '..'));
  expect(links.get('https://www.gesetze-im-internet.de/bmg/__17.html')).toEqual(
    expect.arrayContaining(['germany/plan.yaml', 'germany/steps/anmeldung/facts.yaml']),
  );
});
