import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { createLogger } from '#server/core/log.ts';
import { openDatabase } from '#server/db/database.ts';
import { postgresEngine } from '#server/db/engines/postgres.ts';
import { createSmtp } from '#server/mail/smtp.ts';
import { openS3Files } from '#server/storage/s3Files.ts';
import { start } from '../support/createTestServer.ts';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';
import { selfSignedCertificate } from '../support/selfSignedCertificate.ts';
import { tempDir } from '../support/testBackend.ts';

/** Speaks in the open as `greet` does, until that lets TLS begin; tells what it then hears. */
async function impostor(greet: (socket: Socket) => Promise<void>) {
  const heard: Buffer[] = [];
  const server = createServer(async (socket) => {
    await greet(socket);
    const secure = new TLSSocket(socket, { isServer: true, ...selfSignedCertificate });
    secure.on('error', () => undefined).on('data', (bytes: Buffer) => heard.push(bytes));
  });
  const port = await listenOnFreePort(server);
  const address = (scheme: string, rest: string) => `${scheme}://me:secret@127.0.0.1:${port}${rest}`;
  return { address, heard };
}

const atOnce = async () => undefined;

const likePostgres = async (socket: Socket) => {
  await once(socket, 'data');
  socket.write('S');
};

const likeMail = async (socket: Socket) => {
  socket.write('220 mail\r\n');
  await once(socket, 'data');
  socket.write('250-mail\r\n250 STARTTLS\r\n');
  await once(socket, 'data');
  socket.write('220 go\r\n');
};

const email = { to: 'me@example.org', subject: 'Hello', text: 'Hello' };
const mailTo = (url: string) => createSmtp(url, 'help@example.org').send(email);

const log = createLogger({ level: 'silent', clock: { now: () => start } });

test.each([
  [
    'PostgreSQL',
    likePostgres,
    'postgres',
    '/help?sslmode=verify-full',
    (url: string) => openDatabase(postgresEngine(url, 1)),
  ],
  ['mail', atOnce, 'smtps', '', mailTo],
  ['mail that begins in the open', likeMail, 'smtp', '?requireTLS=true', mailTo],
  [
    'the bucket',
    atOnce,
    'https',
    '',
    async (url: string) => {
      const credentials = { accessKeyId: 'me', secretAccessKey: 'secret' };
      const { origin: endpoint } = new URL(url);
      const bucket = { name: 'papers', endpoint, region: 'us-east-1', credentials };
      return openS3Files(bucket, { staging: await tempDir(), owner: 'me', log });
    },
  ],
] as const)(
  'an untrusted certificate is refused before anything is sent: %s',
  async (_name, greet, scheme, rest, connect) => {
    const { address, heard } = await impostor(greet);
    const error = await connect(address(scheme, rest)).then(
      () => 'It was trusted',
      (reason: unknown) => reason,
    );
    expect(inspect(error, { depth: 5 })).toContain('self-signed certificate');
    expect(Buffer.concat(heard).toString()).toBe('');
  },
);
