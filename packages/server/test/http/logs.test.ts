import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, type StoredDocument } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../support/createTestServer.ts';
import { eventually } from '../support/eventually.ts';
import { fileOf, samples } from '../support/samples.ts';

const mailedToken = ({ outboxDir }: TestServer) =>
  eventually(async () => {
    for (const name of await readdir(outboxDir)) {
      const mail = await readFile(join(outboxDir, name), 'utf8');
      const token = mail.replaceAll('=\r\n', '').match(/token=(?:3D)?([\w-]{43})/)?.[1];
      if (token) return token;
    }
    throw new Error('There is no such mail yet');
  });

test('the log has no token, password, e-mail, name or text of a person', async () => {
  const server = await createTestServer();
  const { request, app, createPerson, lines } = server;
  const { email, password: current_password, token } = await createPerson('France');
  const secrets = [email, current_password, token, 'Person 1'];
  const tell = <Text extends string>(text: Text) => {
    secrets.push(text);
    return text;
  };
  const new_password = tell('a new and long sentence');

  await request(endpoints.login, { body: { email, password: tell('a wrong sentence') } });
  await request(endpoints.login, { body: { email: tell('nobody@example.org'), password: current_password } });
  await request(endpoints.getMe, {}, { token: tell('a-forged-token-of-nobody') });
  const phone_number = tell('+33 1 23 45 67 89');
  await request(endpoints.updateMe, { body: { phone_number, city: tell('Strasbourg') } }, { token });
  await request(endpoints.createQuestion, { body: { title: tell('Where do I go?') } }, { token });
  await request(endpoints.listQuestions, { query: { q: tell('divorce') } }, { token });
  const situation = {
    purpose: 'protection',
    arrived_on: tell('1999-12-31'),
    postal_code: tell('SW1A 1AA'),
  } as const;
  await request(endpoints.setSituation, { body: situation }, { token });
  const fault = { purpose: tell('something private') } as unknown as typeof situation;
  await request(endpoints.setSituation, { body: fault }, { token });
  secrets.push('protection');
  const form = { file: fileOf(samples.pdf, tell('passport of mine.pdf')) };
  const { body } = await request(endpoints.uploadDocument, { form }, { token });
  const { download_url } = body as StoredDocument;
  tell(new URL(download_url, 'http://x').searchParams.get('signature') ?? 'none');
  await app.request(download_url);
  await app.request(`/reset-password?token=${tell('token-in-an-address')}`);
  await app.request(endpoints.login.path, { method: 'POST', body: `{"email":"${tell('cut@example.org')}` });
  await request(endpoints.requestPasswordReset, { body: { email } });
  const resetToken = tell(await mailedToken(server));
  await request(endpoints.resetPassword, { body: { token: resetToken, new_password } });

  const log = lines.join('');
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('the log has each request with its user and status, each log-in and each new password', async () => {
  const { request, createPerson, lines } = await createTestServer();
  const { email, id, password: current_password, token } = await createPerson();
  const seen = await request(endpoints.getMe, {}, { token });
  await request(endpoints.login, { body: { email, password: 'a wrong sentence' } });
  const logIn = await request(endpoints.login, { body: { email, password: current_password } });
  const change = await request(endpoints.changePasswordByEmail, {
    body: { email, current_password, new_password: 'a new and long sentence' },
  });
  const idOf = (answer: { headers: Headers }) => answer.headers.get('X-Request-Id');
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const time = '2026-11-20T09:00:00.000Z';
  for (const entry of [
    { message: 'logged in', id: idOf(logIn), user: id },
    {
      time,
      level: 'info',
      message: 'request',
      id: idOf(seen),
      method: 'GET',
      path: endpoints.getMe.path,
      status: 200,
      ms: expect.any(Number),
      user: id,
    },
    { message: 'request', path: endpoints.login.path, status: 401 },
    { message: 'password set', id: idOf(change), user: id },
  ]) {
    expect(entries).toContainEqual(expect.objectContaining(entry));
  }
});
