import { join } from 'node:path';
import { endpoints, type StoredDocument } from '@settlement-help/contract';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import { readEmails } from './readEmails.ts';
import { fileOf, samples } from './samples.ts';
import { spawnServer } from './serverProcess.ts';

const postJson = (url: string, body: unknown, headers: Record<string, string> = {}) => {
  const json = { 'Content-Type': 'application/json' };
  return fetch(url, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
};

/** A signed-in person, by the headers of their session, who calls a server over the network. */
export function callerOf(origin: string, headers: Record<string, string>) {
  const get = (path: string) => fetch(origin + path, { headers });
  return {
    headers,
    get,
    ask: (title: string) => postJson(origin + endpoints.createQuestion.path, { title }, headers),
    listDocuments: async () => (await (await get(endpoints.listDocuments.path)).json()) as StoredDocument[],
    deleteDocument: (id: string) =>
      fetch(origin + endpoints.deleteDocument.path.replace('{id}', id), { method: 'DELETE', headers }),
    emptyBin: () => fetch(origin + endpoints.emptyBin.path, { method: 'DELETE', headers }),
    upload: (path: string = endpoints.uploadDocument.path, file = fileOf(samples.pdf, 'a.pdf')) => {
      const body = new FormData();
      body.append('file', file);
      return fetch(origin + path, { method: 'POST', headers, body });
    },
  };
}

export type Caller = ReturnType<typeof callerOf>;

/** Logs a person in over the network, after registering them if need be. */
export async function createCaller(origin: string, email = 'person@example.org'): Promise<Caller> {
  const credentials = { email, password: 'correct horse battery' };
  await (await postJson(origin + endpoints.register.path, { ...credentials, full_name: 'Person' })).text();
  const session = await (await postJson(origin + endpoints.login.path, credentials)).json();
  return callerOf(origin, { Authorization: `Bearer ${(session as { access_token: string }).access_token}` });
}

/** Opens the verification link of an address, once it is in the outbox. */
export async function verifyAddress(origin: string, dataDir: string | undefined, email: string) {
  const token = await eventually(async () => {
    const emails = await readEmails(join(dataDir ?? '', 'outbox'));
    const text = emails.find(({ headers }) => headers.To === email)?.text ?? '';
    return text.match(/verify-email\?token=(\S+)/)?.[1] ?? expect.fail('There is no email yet');
  });
  const response = await postJson(origin + endpoints.verifyEmail.path, { token });
  expect(response.status).toBe(204);
}

/** Starts a server as a process, with a person who calls it. */
export async function startServer(environment: Record<string, string>) {
  const server = spawnServer(environment);
  const origin = await server.ready();
  return { ...server, origin, caller: await createCaller(origin) };
}
