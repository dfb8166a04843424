import { createReadStream } from 'node:fs';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { span } from '#server/core/clock.ts';
import type { Bucket } from '#server/core/config.ts';
import { OperatorError, ServiceUnavailableError } from '#server/core/errors.ts';
import type { Logger } from '#server/core/log.ts';
import { createStaging } from './staging.ts';
import { checkKey, isKey, type Storage } from './storage.ts';

interface S3Options {
  staging: string;
  owner: string;
  log: Logger;
  /** Milliseconds without a byte after which a transfer is aborted. @default 30 seconds */
  idleTimeout?: number;
}

// Two attempts stay below the 5 seconds of a request.
const connectTimeout = 1500;
const responseTimeout = 2000;
const minUploadRate = 1000;
// No request waits for the cleanup.
const sweepOptions = { requestTimeout: 10_000 };
// The cleanup must not touch other objects of the bucket.
const folder = 'files/';

// The bucket's clock may be behind.
const clockTolerance = span(15, 'minute');

const silent = () => undefined;

const createClient = ({ endpoint, region, credentials }: Bucket, idleTimeout: number) =>
  new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectTimeout,
      requestTimeout: responseTimeout,
      throwOnRequestTimeout: true,
      socketTimeout: idleTimeout,
    },
    // S3-compatible servers may not support AWS's default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Errors are thrown, and logged where they are caught.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
  });

/** Converts every error except refusals (4xx) to a `ServiceUnavailableError`. */
function toServiceError(error: unknown) {
  const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
  return status >= 400 && status < 500 && status !== 429
    ? error
    : new ServiceUnavailableError('The bucket', error);
}

const rethrow = (error: unknown) => {
  throw toServiceError(error);
};

const ifMissing = (error: unknown) => (error instanceof NoSuchKey ? undefined : rethrow(error));

/** Marks the bucket as belonging to a database, because a cleanup for another one would delete every file. */
async function claimBucket(client: S3Client, name: string, owner: string) {
  const ownerObject = { Bucket: name, Key: 'settlement-help-owner' };
  try {
    const found = await client.send(new GetObjectCommand(ownerObject)).catch(ifMissing);
    const before = await found?.Body?.transformToString();
    if (before === undefined)
      await client.send(new PutObjectCommand({ ...ownerObject, Body: owner })).catch(rethrow);
    else if (before !== owner)
      throw new OperatorError(`The bucket ${name} holds the files of another database.`);
  } catch (error) {
    throw error instanceof S3ServiceException
      ? new OperatorError(`The bucket ${name} cannot be used: ${error.name}`)
      : error;
  }
}

export async function openS3Files(bucket: Bucket, options: S3Options): Promise<Storage> {
  const client = createClient(bucket, options.idleTimeout ?? span(30, 'second'));
  await claimBucket(client, bucket.name, options.owner);
  const staging = createStaging(options.staging);
  const at = (key: string) => ({ Bucket: bucket.name, Key: folder + checkKey(key) });

  const remove = async (key: string) => {
    await client.send(new DeleteObjectCommand(at(key))).catch(rethrow);
  };

  const sweepBucket: Storage['sweep'] = async (before, findOrphans) => {
    const surelyBefore = new Date(before.getTime() - clockTolerance);
    let swept = 0;
    let next: string | undefined;
    do {
      const page = { Bucket: bucket.name, Prefix: folder, ContinuationToken: next };
      const listed = await client.send(new ListObjectsV2Command(page), sweepOptions).catch(rethrow);
      next = listed.NextContinuationToken;
      const old = (listed.Contents ?? []).filter(
        ({ LastModified }) => LastModified && LastModified < surelyBefore,
      );
      const keys = old.map(({ Key = '' }) => Key.slice(folder.length)).filter(isKey);
      for (const key of await findOrphans(keys)) {
        await remove(key);
        swept += 1;
      }
    } while (next !== undefined);
    return swept;
  };

  return {
    stage: async (source, maxBytes) => {
      const { discard, ...staged } = await staging.take(source, maxBytes);
      const store = async (key: string) => {
        const bytes = createReadStream(staged.path);
        // An unhandled stream error would end the process.
        const broken = new Promise<never>((_resolve, reject) => bytes.once('error', reject));
        const put = new PutObjectCommand({
          ...at(key),
          Body: bytes,
          ContentLength: staged.size,
          ChecksumSHA256: Buffer.from(staged.sha256, 'hex').toString('base64'),
        });
        // Closes the file after an aborted transfer.
        const requestTimeout = responseTimeout + staged.size / minUploadRate;
        const done = client.send(put, { requestTimeout }).catch(rethrow);
        await Promise.race([done, broken]).finally(() => bytes.destroy());
        await discard();
      };
      return { ...staged, store, discard };
    },
    read: async (key) => {
      const found = await client.send(new GetObjectCommand(at(key))).catch(ifMissing);
      return found?.Body?.transformToWebStream() as ReadableStream<Uint8Array> | undefined;
    },
    delete: (key) =>
      remove(key).catch((error: unknown) => {
        if (!(error instanceof ServiceUnavailableError)) throw error;
        options.log.warn('bytes were left to the next sweep', { key, error });
      }),
    sweep: async (before, findOrphans) =>
      (await staging.sweep(before)) + (await sweepBucket(before, findOrphans)),
    sweepStaged: staging.sweep,
  };
}
