import { endpoints } from '@settlement-help/contract';

const credentials = { email: 'person@example.org', password: 'correct horse battery', full_name: 'Person' };

/** A signed-in person who calls a server over the network. */
export async function createCaller(origin: string) {
  const json = { 'Content-Type': 'application/json' };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(origin + path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });

  await (await post(endpoints.register.path, credentials)).text();
  const session = (await (await post(endpoints.login.path, credentials)).json()) as { access_token: string };
  const headers = { Authorization: `Bearer ${session.access_token}` };

  return {
    headers,
    ask: (title: string) => post(endpoints.createQuestion.path, { title }, headers),
    get: (path: string) => fetch(origin + path, { headers }),
    upload: (path: string, file: File) => {
      const body = new FormData();
      body.append('file', file);
      return fetch(origin + path, { method: 'POST', headers, body });
    },
  };
}

export type Caller = Awaited<ReturnType<typeof createCaller>>;
