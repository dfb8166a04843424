import {
  type ApiError,
  type Client,
  createClient,
  endpoints,
  type StoredDocument,
} from '@settlement-help/contract';
import { fileOf } from './samples.ts';
import { spawnServer } from './serverProcess.ts';
import { createTestBackend, tempDir } from './testBackend.ts';

export const password = 'correct horse battery';

/** A signed-in person who sends requests to either server with the same token. */
export interface Caller {
  token: string;
  email: string;
  /** A client of the first server or the second one; without a number, of each in turn. */
  at(server?: number): Client;
  upload(content: Uint8Array<ArrayBuffer>, key?: string, server?: number): Promise<StoredDocument>;
}

/** Starts two servers on one database and one bucket, each with its own empty folder. */
export async function startTwoServers() {
  const backend = await createTestBackend({ isEmpty: true });
  const start = async () => {
    const dataDir = await tempDir();
    const server = spawnServer({ ...backend.environment, DATA_DIR: dataDir });
    return { ...server, dataDir, origin: await server.ready() };
  };
  // Both start at once, on a database without tables.
  const servers = await Promise.all([start(), start()]);
  let turn = 0;
  const originOf = (server: number = turn++) => servers[server % servers.length]?.origin ?? '';

  const callerOf = (email: string, token: string): Caller => ({
    token,
    email,
    at: (server) => createClient({ baseUrl: originOf(server), getToken: () => token }),
    upload: async (content, key, server) => {
      const body = new FormData();
      body.append('file', fileOf(content, 'a.pdf'));
      const headers = {
        Authorization: `Bearer ${token}`,
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      };
      const path = originOf(server) + endpoints.uploadDocument.path;
      const response = await fetch(path, { method: 'POST', headers, body });
      if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
      return (await response.json()) as StoredDocument;
    },
  });

  const visitor = (server?: number) => createClient({ baseUrl: originOf(server) });

  const logIn = async (email: string, server?: number) => {
    const { access_token } = await visitor(server).login({ body: { email, password } });
    return callerOf(email, access_token);
  };

  /** Registers somebody at one server and signs them in at the other. */
  const join = async (name: string) => {
    const email = `${name}@example.org`;
    await visitor(0).register({ body: { email, password, full_name: name } });
    return logIn(email, 1);
  };

  return { backend, servers, start, visitor, logIn, join, originOf };
}

/** The status of a request that may be refused. */
export const statusOf = (request: Promise<unknown>) =>
  request.then(
    () => 200,
    (error: ApiError) => error.status ?? 0,
  );

export const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_value, index) => work(index)));
