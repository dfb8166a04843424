import {
  type ApiError,
  type Client,
  createClient,
  endpoints,
  type StoredDocument,
} from '@settlement-help/contract';
import { createPlace, tempDir } from './place.ts';
import { fileOf } from './samples.ts';
import { spawnServer } from './serverProcess.ts';

export const password = 'correct horse battery';

/** Somebody who asks now one server and now the other, with the same token. */
export interface Caller {
  token: string;
  email: string;
  /** The calls to the first server or the second one; without a number, to each in turn. */
  at(server?: number): Client;
  upload(content: Uint8Array<ArrayBuffer>, key?: string, server?: number): Promise<StoredDocument>;
}

/** Two servers on one database and one bucket, as on two machines: each has a folder of its own, and nothing in it. */
export async function startTwoServers() {
  const place = await createPlace({ isEmpty: true });
  const start = async () => {
    const dataDir = await tempDir();
    const server = spawnServer({ ...place.environment, DATA_DIR: dataDir });
    return { ...server, dataDir, origin: await server.ready() };
  };
  // At once, on a database without tables.
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

  return { place, servers, start, visitor, logIn, join, originOf };
}

/** How a call ended that may be refused. */
export const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: ApiError) => error.status ?? 0,
  );

export const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_value, index) => work(index)));
