import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Bucket } from '#server/core/config.ts';

/** An S3-compatible server that others wrote, as the tests reach it. */
export interface S3Server {
  endpoint: string;
  region: string;
  credentials: NonNullable<Bucket['credentials']>;
  /** True if it refuses a wrong secret. */
  looksAtSignatures: boolean;
  /** True if it supports paged lists. */
  listsPages: boolean;
  stop(): Promise<void>;
}

/**
 * Starts the one that comes with the packages. It leaves the last slash out of what it compares with a signature, which
 * the client of AWS signs in requests for a bucket, so it can only be asked to know the key; and it makes the name of a
 * next page with a cipher that Node has no more.
 */
export async function startS3rver(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'settlement-help-s3rver-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    allowMismatchedSignatures: true,
  });
  const { port } = await server.run();
  const stop = async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  };
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const endpoint = `http://127.0.0.1:${port}`;
  const region = 'eu-central-1';
  return { endpoint, region, credentials, looksAtSignatures: false, listsPages: false, stop };
}

/** The one that the environment names, whose key may create buckets. */
export function givenS3Server(): S3Server | undefined {
  const { TEST_S3_ENDPOINT, S3_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env;
  if (!TEST_S3_ENDPOINT) return undefined;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new Error('TEST_S3_ENDPOINT needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY beside it');
  const credentials = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
  return {
    endpoint: TEST_S3_ENDPOINT,
    region: S3_REGION || 'us-east-1',
    credentials,
    looksAtSignatures: true,
    listsPages: true,
    stop: async () => undefined,
  };
}

/** Creates a bucket that is empty, and deletes it with everything in it at the end. */
export async function createS3Bucket({ endpoint, region, credentials }: S3Server) {
  const name = `settlement-help-test-${randomBytes(6).toString('hex')}`;
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  await client.send(new CreateBucketCommand({ Bucket: name }));

  /** The keys of everything in it. */
  const keys = async () => {
    const found: string[] = [];
    let next: string | undefined;
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket: name, ContinuationToken: next }));
      found.push(...(page.Contents ?? []).map(({ Key = '' }) => Key));
      next = page.NextContinuationToken;
    } while (next !== undefined);
    return found;
  };

  const remove = async () => {
    for (const Key of await keys()) await client.send(new DeleteObjectCommand({ Bucket: name, Key }));
    await client.send(new DeleteBucketCommand({ Bucket: name }));
    client.destroy();
  };

  return { bucket: { name, endpoint, region, credentials } satisfies Bucket, client, keys, remove };
}
