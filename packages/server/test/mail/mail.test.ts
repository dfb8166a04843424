import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createOutbox } from '#server/mail/outbox.ts';
import { createSmtp } from '#server/mail/smtp.ts';
import { tempDir } from '../support/createTestServer.ts';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';

const email = { to: 'me@example.org', subject: 'Hello', text: 'Hello' };

test('an email is marked as auto-generated, so that nobody’s out-of-office reply comes back', async () => {
  const folder = await tempDir();
  await createOutbox(folder, 'help@example.org').send(email);
  const [name = ''] = await readdir(folder);
  expect(await readFile(join(folder, name), 'utf8')).toMatch(/^Auto-Submitted: auto-generated\r\n/m);
});

test.each([
  ['never', []],
  ['only at first', ['220 mail\r\n', '250 mail\r\n']],
])(
  'sending fails when the mail server responds %s, so that no email is sent twice at once',
  async (_when, lines) => {
    const server = createServer((socket) => {
      const [greeting = '', ...rest] = lines;
      socket.write(greeting);
      socket.on('data', () => socket.write(rest.shift() ?? ''));
    });
    const url = `smtp://127.0.0.1:${await listenOnFreePort(server)}`;
    const mail = createSmtp(url, 'help@example.org', { timeout: 200 });
    await expect(mail.send(email)).rejects.toThrow(/timeout|Greeting never received/i);
  },
);
