import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import type { Bucket } from '#server/core/config.ts';
import { OperatorError } from '#server/core/errors.ts';
import { createLogger } from '#server/core/log.ts';
import { openS3Files } from '#server/storage/s3Files.ts';
import { tempDir } from '../support/createTestServer.ts';
import { createS3Bucket, givenS3Server, type S3Server, startS3rver } from '../support/services/s3Servers.ts';

// The storage against servers that nobody here wrote, beside the one of `bucketServer.ts`.
const given = givenS3Server();
const servers = [
  ['s3rver', startS3rver] as const,
  ...(given ? [[given.endpoint, async () => given] as const] : []),
];

const log = createLogger({ level: 'silent', clock: { now: () => new Date() }, write: () => undefined });
const megabyte = 1024 * 1024;

describe.each(servers)('a bucket of %s', (_name, start) => {
  let server: S3Server;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  async function createStorage() {
    const { bucket, remove, ...rest } = await createS3Bucket(server);
    onTestFinished(remove, 60_000);
    const staging = join(await tempDir(), 'staging');
    const open = (changes: Partial<Bucket> = {}, owner = 'us') =>
      openS3Files({ ...bucket, ...changes }, { staging, owner, log });
    const storage = await open();
    const put = async (key: string, content: Buffer) => {
      const staged = await storage.stage(Readable.from([content]), 10 * megabyte);
      await staged.store(key);
    };
    const read = async (key: string) => {
      const stream = await storage.read(key);
      return stream && buffer(stream);
    };
    return { bucket, open, put, read, storage, ...rest };
  }

  test('returns every byte of the largest and the smallest allowed file', async () => {
    const { keys, put, read } = await createStorage();
    const large = randomBytes(10 * megabyte);
    const hash = (bytes?: Buffer) => bytes && createHash('sha256').update(bytes).digest('hex');
    await put('large', large);
    await put('small', Buffer.from('\n'));
    expect(hash(await read('large'))).toBe(hash(large));
    expect((await read('small'))?.toString()).toBe('\n');
    expect((await keys()).sort()).toEqual(['files/large', 'files/small', 'settlement-help-owner']);
  });

  test('returns undefined for a missing or deleted file', async () => {
    const { put, read, storage } = await createStorage();
    expect(await read('key')).toBeUndefined();
    await put('key', Buffer.from('a lease'));
    await storage.delete('key');
    expect(await read('key')).toBeUndefined();
    await storage.delete('key');
  });

  test('lists several pages of files to the sweep, which keeps known and recent ones', async () => {
    const { bucket, client, keys, storage } = await createStorage();
    const count = server.listsPages ? 1005 : 25;
    const names = Array.from({ length: count }, (_, index) => `file-${String(index).padStart(4, '0')}`);
    const left = ['elsewhere/file', ...names.map((name) => `files/${name}`)];
    const upload = async () => {
      for (let Key = left.pop(); Key; Key = left.pop())
        await client.send(new PutObjectCommand({ Bucket: bucket.name, Key, Body: 'x' }));
    };
    await Promise.all(Array.from({ length: 8 }, upload));
    const known = new Set([names[0], names[count - 6], names[count - 5], names[count - 1]]);
    const orphans = async (found: string[]) => new Set(found.filter((key) => !known.has(key)));
    expect(await storage.sweep(new Date(), orphans)).toBe(0);
    expect(await storage.sweep(new Date(Date.now() + span(1, 'hour')), orphans)).toBe(count - known.size);
    expect((await keys()).sort()).toEqual(
      ['elsewhere/file', ...[...known].map((name) => `files/${name}`), 'settlement-help-owner'].sort(),
    );
  }, 60_000);

  test('is refused to another database, with another key, and by another name', async () => {
    const { bucket, open } = await createStorage();
    await open();
    await expect(open({}, 'them')).rejects.toThrow('holds the files of another database');
    const unknown = open({ credentials: { ...bucket.credentials, accessKeyId: 'NOBODY' } });
    await expect(unknown).rejects.toThrow(/cannot be used: InvalidAccessKeyId/);
    const nothing = open({ name: 'settlement-help-test-nothing' });
    await expect(nothing).rejects.toBeInstanceOf(OperatorError);
    await expect(nothing).rejects.toThrow(/cannot be used: NoSuchBucket/);
    if (!server.looksAtSignatures) return;
    const wrong = open({ credentials: { ...bucket.credentials, secretAccessKey: 'wrong' } });
    await expect(wrong).rejects.toThrow(/cannot be used: SignatureDoesNotMatch/);
  });
});
