import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Credentials } from './signature.ts';

/** A bucket server that runs, and the folder in which it has its buckets. */
export interface BucketServer {
  endpoint: string;
  root: string;
  credentials: Credentials;
}

/** A bucket of a test's own, and what a process is to be told of it. */
export async function createBucket({ endpoint, root, credentials }: BucketServer) {
  const name = `bucket-${randomBytes(6).toString('hex')}`;
  const folder = join(root, name, 'files');
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(join(root, name), { recursive: true }));
  const bucket = { name, endpoint, region: 'eu-central-1', credentials };
  const environment = {
    S3_BUCKET: name,
    S3_ENDPOINT: endpoint,
    S3_REGION: bucket.region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  };
  return { bucket, folder, environment };
}
