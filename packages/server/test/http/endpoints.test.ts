import { type Endpoint, type EndpointName, endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { createTestServer } from '../support/createTestServer.ts';
import { createModerator } from '../support/moderationRequests.ts';

const names = Object.keys(endpoints) as EndpointName[];

const requestTo = (endpoint: Endpoint, path: string, token?: string) =>
  [path, { method: endpoint.method, headers: token ? { Authorization: `Bearer ${token}` } : {} }] as const;

const samplePath = (endpoint: Endpoint) =>
  `${endpoint.path.replaceAll(/\{\w+\}/g, 'none')}?expires=1&signature=x&is_upvote=true`;

test('the server implements every endpoint of the contract', async () => {
  const server = await createTestServer();
  const { app } = server;
  // For others there is nothing at some addresses.
  const { login } = await createModerator(server);
  const missing: string[] = [];
  for (const name of names) {
    const endpoint: Endpoint = endpoints[name];
    const token = endpoint.isPublic ? undefined : await login();
    const body = endpoint.body ? '{"content":"x","title":"x"}' : undefined;
    const [path, init] = requestTo(endpoint, samplePath(endpoint), token);
    const response = await app.request(path, { ...init, ...(body ? { body } : {}) });
    if (
      (await response.text()).includes('There is nothing at this address') ||
      [405, 501].includes(response.status)
    )
      missing.push(name);
  }
  expect(missing).toEqual([]);
});

test('every endpoint responds the same with and without a trailing slash', async () => {
  const { app } = await createTestServer();
  for (const name of names) {
    const endpoint: Endpoint = endpoints[name];
    const path = endpoint.path.replaceAll(/\{\w+\}/g, 'none').replace(/\/$/, '');
    const plain = await app.request(...requestTo(endpoint, path));
    const slashed = await app.request(...requestTo(endpoint, `${path}/`));
    expect([name, slashed.status, await slashed.text()]).toEqual([name, plain.status, await plain.text()]);
    expect(plain.status).not.toBe(405);
  }
});

test('every bearer endpoint refuses a request without a session before it validates anything', async () => {
  const { app } = await createTestServer();
  for (const name of names) {
    const endpoint: Endpoint = endpoints[name];
    if (endpoint.isPublic) continue;
    const [path, init] = requestTo(endpoint, samplePath(endpoint));
    const response = await app.request(path, {
      ...init,
      ...(endpoint.method === 'GET' ? {} : { body: '{' }),
    });
    expect([name, response.status, await response.json()]).toEqual([
      name,
      401,
      { detail: 'Not authenticated', code: 'not_authenticated' },
    ]);
  }
});
