import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkLink, findLinks } from './checkLinks.ts';

const site = createServer((request, response) => {
  if (request.url === '/slow') return;
  if (request.url === '/moved') response.writeHead(301, { location: '/page' });
  else if (request.url === '/deleted') response.writeHead(302, { location: '/' });
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
  ['/gone', 'returns status 404'],
  ['/deleted', `redirects to http://127.0.0.1:${port}/`],
])('checkLink reports the problem of %s', async (path, problem) => {
  expect(await checkLink(`http://127.0.0.1:${port}${path}`)).toBe(problem);
});

test('reports a site that does not respond in time', async () => {
  expect(await checkLink(`http://127.0.0.1:${port}/slow`, 50)).toContain('cannot be reached');
});

test('findLinks lists every link once with its files', () => {
  const links = findLinks(join(import.meta.dirname, '..'));
  expect(links.get('https://www.gesetze-im-internet.de/bmg/__17.html')).toEqual(
    expect.arrayContaining(['germany/plan.yaml', 'germany/steps/anmeldung/facts.yaml']),
  );
});
