import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@settlement-help/contract';
import { expect, test, vi } from 'vitest';
import { watchHealth } from '#server/features/operations/watchHealth.ts';
import { claimJob } from '#server/jobs/startJobs.ts';
import { createTestServer } from '../support/createTestServer.ts';

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

test('the server is ready while the database responds', async () => {
  const { app, db } = await createTestServer();
  const ready = await app.request('/readyz');
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', uploads: 'accepted' }]);
  vi.spyOn(db.query, 'selectFrom').mockImplementation(() => {
    throw new Error('gone');
  });
  const broken = await app.request('/readyz');
  expect([broken.status, await broken.json()]).toEqual([
    503,
    { detail: 'The database cannot be reached', code: 'service_unavailable' },
  ]);
  expect((await app.request('/healthz')).status).toBe(200);
});

test('metrics are served to this machine only, and not through a proxy on it', async () => {
  const { app } = await createTestServer();
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect((await app.request('/metrics', {}, from(address))).status).toBe(200);
  }
  expect((await app.request('/metrics', {}, from('192.0.2.1'))).status).toBe(404);
  const refused = await app.request('/metrics');
  expect([refused.status, await refused.json()]).toEqual([
    404,
    { detail: 'Page not found', code: 'page_not_found' },
  ]);
  const forwarded = { headers: { 'X-Forwarded-For': '127.0.0.1' } };
  expect((await app.request('/metrics', forwarded, from('127.0.0.1'))).status).toBe(404);
});

test('with a token metrics are served to requests that carry it', async () => {
  const { app } = await createTestServer({ metricsToken: 'a-long-secret' });
  const ask = (token: string) => {
    const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': '192.0.2.1' };
    return app.request('/metrics', { headers }, from('127.0.0.1'));
  };
  expect((await ask('a-long-secret')).status).toBe(200);
  expect((await ask('another-secret')).status).toBe(404);
  expect((await app.request('/metrics', {}, from('127.0.0.1'))).status).toBe(404);
});

test.each(['alerts.yaml', 'dashboard.json'])(
  '%s asks for routes and metrics that there are',
  async (name) => {
    const text = readFileSync(join(import.meta.dirname, '../../../../deploy', name), 'utf8');
    const routes = [...text.matchAll(/route=\\?"([^"\\]+)/g)].map(([, route]) => route);
    const known: string[] = Object.values(endpoints).map(({ path }) => path);
    expect(routes.length).toBeGreaterThan(0);
    expect(routes.filter((route = '') => !known.includes(route))).toEqual([]);

    const { app, deps } = await createTestServer();
    await app.request('/healthz');
    await claimJob(deps, 'cleanup', 0);
    await watchHealth(deps);
    const metrics = await (await app.request('/metrics', {}, from('127.0.0.1'))).text();
    const asked = text.match(/\bsettlement_help_\w+/g) ?? [];
    expect(asked.length).toBeGreaterThan(0);
    for (const metric of asked) expect(metrics).toMatch(new RegExp(`^${metric}(\\{| )`, 'm'));
  },
);

test('metrics count requests by route, so that no request adds a label', async () => {
  const { app, request, createPerson } = await createTestServer();
  const { token } = await createPerson();
  for (const id of ['one', 'two']) await request(endpoints.getQuestion, { params: { id } }, { token });
  for (const method of ['GET', 'BREW']) await app.request('/api/v1/nothing', { method });
  const response = await app.request('/metrics', {}, from('127.0.0.1'));
  const metrics = await response.text();
  expect(response.headers.get('Content-Type')).toContain('text/plain; version=0.0.4');
  const count = 'settlement_help_request_duration_seconds_count';
  expect(metrics).toContain(`${count}{method="GET",route="/api/v1/forum/questions/{id}",status="404"} 2`);
  expect(metrics).toContain(`${count}{method="other",route="/api/*",status="404"} 1`);
  expect(metrics).not.toMatch(/"[^"\n]*(\bone\b|BREW)/);
});
