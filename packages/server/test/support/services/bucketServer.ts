import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Credentials, faultOfSignature } from './signature.ts';

interface BucketServerOptions extends Credentials {
  /** Each folder in it is a bucket, and each file in that an object. */
  root: string;
  port?: number;
  pageSize?: number;
}

class Refusal extends Error {
  readonly status: number;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

const xml = (response: ServerResponse, status: number, body: string) =>
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);

/** Takes an object in as a whole or not at all, and only as what the sender says it is. */
async function put(request: IncomingMessage, path: string) {
  const part = join(dirname(path), `.${randomUUID()}`);
  const hash = createHash('sha256');
  await mkdir(dirname(path), { recursive: true });
  try {
    await pipeline(
      request,
      async function* (source) {
        for await (const chunk of source) {
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(part),
    );
    const digest = hash.digest();
    const { 'x-amz-content-sha256': signed = '', 'x-amz-checksum-sha256': checksum } = request.headers;
    if (String(signed).startsWith('STREAMING')) throw new Refusal(501, 'NotImplemented');
    if (/^[\da-f]{64}$/.test(String(signed)) && signed !== digest.toString('hex'))
      throw new Refusal(400, 'XAmzContentSHA256Mismatch');
    if (checksum !== undefined && checksum !== digest.toString('base64')) throw new Refusal(400, 'BadDigest');
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}

async function list(folder: string, query: URLSearchParams, pageSize: number) {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const after = query.get('continuation-token') ?? '';
  const keys = names
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, pageSize);
  const contents = await Promise.all(
    page.map(async (key) => {
      const { mtime, size } = await stat(join(folder, key));
      return `<Contents><Key>${key}</Key><LastModified>${mtime.toISOString()}</LastModified><Size>${size}</Size></Contents>`;
    }),
  );
  const isCut = keys.length > page.length;
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

/**
 * An S3-compatible server for tests, over a folder: what our storage asks of one, by path style, with signatures and
 * checksums looked at as AWS does.
 */
export async function startBucketServer(options: BucketServerOptions) {
  const { root, port = 0, pageSize = 1000 } = options;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const fault = faultOfSignature(request, options);
    if (fault) throw new Refusal(403, fault);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const [, bucket = '', ...parts] = decodeURIComponent(pathname).split('/');
    const folder = join(root, bucket);
    if (!/^[a-z\d-]+$/.test(bucket) || !existsSync(folder)) throw new Refusal(404, 'NoSuchBucket');
    const key = parts.join('/');
    const path = join(folder, key);
    if (request.method === 'GET' && searchParams.get('list-type') === '2') {
      return xml(response, 200, await list(folder, searchParams, pageSize));
    }
    if (!/^[\w-]+(\/[\w-]+)*$/.test(key)) throw new Refusal(400, 'InvalidRequest');
    if (request.method === 'PUT') {
      await put(request, path);
      return response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      await rm(path, { force: true });
      return response.writeHead(204).end();
    }
    if (request.method !== 'GET') throw new Refusal(405, 'MethodNotAllowed');
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) throw new Refusal(404, 'NoSuchKey');
    response.writeHead(200, { 'Content-Length': found.size });
    return pipeline(createReadStream(path), response).catch(() => undefined);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const status = error instanceof Refusal ? error.status : 500;
      const code = error instanceof Refusal ? error.message : 'InternalError';
      if (!response.headersSent)
        xml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
      request.resume();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;

  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };

  return { port: address.port, endpoint: `http://127.0.0.1:${address.port}`, stop };
}
