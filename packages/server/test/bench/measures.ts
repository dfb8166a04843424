import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@settlement-help/contract';
import { type Child, startChild, startServer } from './children.ts';
import { type Data, password } from './data.ts';
import { type Asked, load, median } from './load.ts';

const rounds = 7;

type Requests = Record<string, { status: number; request: (index: number) => Asked }>;

let questions = 0;

/** What people do most, as requests of many of them. */
export function requestsOf({ tokens, ids }: Pick<Data, 'tokens' | 'ids'>): Requests {
  const token = (index: number) => tokens[index % tokens.length];
  const id = (index: number) => ids[index % ids.length] ?? '';
  const at = (path: string, index: number) => path.replace('{id}', id(index));
  const { createQuestion, getMe, getQuestion, listQuestions, voteQuestion } = endpoints;
  return {
    list: { status: 200, request: (n) => ({ method: 'GET', path: listQuestions.path, token: token(n) }) },
    detail: {
      status: 200,
      request: (n) => ({
        method: 'GET',
        path: `${at(getQuestion.path, n)}?count_view=false`,
        token: token(n),
      }),
    },
    vote: {
      status: 200,
      request: (n) => ({
        method: 'POST',
        path: `${at(voteQuestion.path, n)}?is_upvote=true`,
        token: token(n),
      }),
    },
    post: {
      status: 201,
      request: (n) => {
        // Another person each time: each may post but so much in an hour.
        questions += 1;
        const body = { title: `Where do I register my address, number ${n}?` };
        return { method: 'POST', path: createQuestion.path, token: token(questions), body };
      },
    },
    me: { status: 200, request: (n) => ({ method: 'GET', path: getMe.path, token: token(n) }) },
  };
}

/** Requests a second of each server, in turn within each round, so that noise meets them alike. */
async function inTurn(sides: Record<string, () => Promise<number>>) {
  const found: Record<string, number[]> = {};
  for (const work of Object.values(sides)) await work();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, work] of Object.entries(sides)) {
      found[name] = [...(found[name] ?? []), await work()];
    }
  }
  return Object.fromEntries(Object.entries(found).map(([name, values]) => [name, median(values)]));
}

/** Ours beside bare servers: the same bytes, the same query, the same row inserted. */
export async function compare(data: Data) {
  const copy = join(data.dataDir, 'bare.db');
  copyFileSync(data.path, copy);
  const ours = await startServer(data.dataDir);
  const { list, post } = requestsOf(data);
  if (!list || !post) throw new Error('There is no such request');
  const { method, path, token } = list.request(0);
  const response = await fetch(`http://127.0.0.1:${ours.port}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
  });
  const sample = join(data.dataDir, 'sample.json');
  writeFileSync(sample, await response.text());
  const bytes = await startChild('bareServer.ts', {}, ['bytes', sample]);
  const query = await startChild('bareServer.ts', {}, ['list', data.path, data.userId]);
  const insert = await startChild('bareServer.ts', {}, ['insert', copy, data.userId]);
  const reads = { ...list, requests: 2000 };
  const writes = { ...post, requests: 1000 };
  const costs: Record<string, number[]> = {};
  const costing = async (name: string, child: Child, asked: typeof reads) => {
    const before = child.processor();
    const speed = await load({ ...asked, port: child.port });
    costs[name] = [...(costs[name] ?? []), (child.processor() - before) / asked.requests];
    return speed;
  };
  // A server that has run for a day has long been compiled.
  for (const child of [ours, insert]) await load({ ...writes, requests: 10_000, port: child.port });
  for (const child of [ours, query]) await load({ ...reads, requests: 30_000, port: child.port });
  const speeds = await inTurn({
    list: () => costing('list', ours, reads),
    bareBytes: () => load({ ...reads, port: bytes.port }),
    bareQuery: () => costing('bareQuery', query, reads),
    post: () => costing('post', ours, writes),
    bareInsert: () => costing('bareInsert', insert, writes),
  });
  for (const child of [ours, bytes, query, insert]) await child.stop();
  const cost = (name: string) => median(costs[name] ?? []);
  return {
    speeds,
    costs: {
      list: cost('list'),
      bareQuery: cost('bareQuery'),
      post: cost('post'),
      bareInsert: cost('bareInsert'),
    },
  };
}

/** Milliseconds a request takes by the number of rows; the servers take turns, so that noise meets each alike. */
export async function slopes(tables: readonly Data[]) {
  const sides: Record<string, () => Promise<number>> = {};
  const servers = await Promise.all(tables.map(({ dataDir }) => startServer(dataDir)));
  const names = ['list', 'detail', 'vote', 'post'];
  for (const name of names) {
    for (const [index, data] of tables.entries()) {
      const asked = requestsOf(data)[name];
      const port = servers[index]?.port;
      if (!asked || !port) throw new Error(`There is no ${name}`);
      sides[`${name} ${index}`] = async () => 1000 / (await load({ ...asked, requests: 300, port }));
    }
  }
  const found = await inTurn(sides);
  for (const server of servers) await server.stop();
  return names.map((name) => ({
    name,
    costs: tables.map((_data, index) => found[`${name} ${index}`] ?? Number.NaN),
  }));
}

/** Memory after the start and after a rush of log-ins and lists, and the time until it is ready. */
export async function footprint(data: Data) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(data.dataDir);
    times.push(server.milliseconds);
    await server.stop();
  }
  const server = await startServer(data.dataDir);
  const idle = server.megabytes();
  const { list } = requestsOf(data);
  if (!list) throw new Error('There is no list');
  const login: Asked = {
    method: 'POST',
    path: endpoints.login.path,
    body: { email: data.email, password },
  };
  const { port } = server;
  // Ten at a time are below the limit of guesses, which each success clears.
  await Promise.all([
    load({ port, requests: 200, connections: 8, status: 200, request: () => login }),
    load({ ...list, port, requests: 10_000, connections: 20 }),
  ]);
  const underLoad = server.peak();
  await server.stop();
  return { ready: median(times), idle, underLoad };
}
