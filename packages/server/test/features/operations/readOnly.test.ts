import { type Endpoint, endpointPath, endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { changeSetting } from '#server/db/settings.ts';
import { createEmailQueue } from '#server/features/emails/emailQueue.ts';
import { emailComposers, startJobs } from '#server/jobs/startJobs.ts';
import { createTestServer, type TestServer } from '../../support/createTestServer.ts';
import { documentsOf } from '../../support/documentRequests.ts';
import { eventually } from '../../support/eventually.ts';

/** Changes the mode, and waits until the server knows it. */
async function setReadOnly({ deps, clock }: TestServer, mode: 'on' | 'off') {
  await changeSetting(deps, 'read_only', mode);
  clock.advance(span(5, 'second'));
}

test('read-only mode refuses every change with a time to try again, except log-in, log-out and a link to a ZIP', async () => {
  const server = await createTestServer();
  const { login } = await server.createPerson('Germany');
  await setReadOnly(server, 'on');
  const accepted: string[] = [];
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    if (endpoint.method === 'GET') continue;
    const path = endpointPath(endpoint, { params: { id: 'any', token: 'any' } });
    const response = await server.app.request(path, {
      method: endpoint.method,
      // Not one session for all, because the log-out ends it.
      headers: { Authorization: `Bearer ${await login()}` },
    });
    const { code } = response.status === 204 ? {} : ((await response.json()) as { code?: string });
    if (code !== 'read_only') accepted.push(name);
    else expect([name, response.status, response.headers.get('Retry-After')]).toEqual([name, 503, '300']);
  }
  expect(accepted.sort()).toEqual(['createArchive', 'login', 'logout']);
});

test('in read-only mode people log in, read and download, and their changes work again afterwards', async () => {
  const server = await createTestServer();
  const { app, request, requestOk } = server;
  const person = await server.createPerson('Germany');
  await documentsOf(server, person).upload();
  await setReadOnly(server, 'on');
  expect(await requestOk(endpoints.getSite, {})).toMatchObject({ read_only: true });
  expect((await app.request('/readyz')).status).toBe(200);
  const token = await person.login();
  const [document] = await documentsOf(server, { ...person, token }).list();
  const { download_url } = await requestOk(endpoints.createArchive, { body: {} }, { token });
  for (const url of [document?.download_url ?? '', download_url])
    expect((await app.request(url)).status).toBe(200);
  const change = () => request(endpoints.updateMe, { body: { city: 'Metz' } }, { token });
  expect((await change()).status).toBe(503);
  await setReadOnly(server, 'off');
  expect((await change()).status).toBe(200);
});

test('emails and jobs wait until read-only mode ends', async () => {
  const server = await createTestServer();
  const { db, deps, lines } = server;
  const { email } = await server.createPerson();
  const sent: string[] = [];
  const queue = createEmailQueue(
    { ...deps, mail: { send: async ({ to }) => void sent.push(to) } },
    emailComposers,
  );
  await queue.add(db.query, 'deleted', email);
  await setReadOnly(server, 'on');
  await queue.deliverDue();
  expect(sent).toEqual([]);
  const startedJobs = async () => {
    const jobs = startJobs(deps, { isAlone: true });
    // The checks run after the first run of each job.
    await eventually(() => expect(lines.splice(0).join()).toContain('"check":"moderators"'));
    jobs.stop();
    const rows = await db.query.selectFrom('jobs').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  };
  expect(await startedJobs()).toEqual([]);
  await setReadOnly(server, 'off');
  await queue.deliverDue();
  expect(sent).toEqual([email]);
  expect(await startedJobs()).toEqual(['answer emails', 'cleanup', 'reminders']);
});
