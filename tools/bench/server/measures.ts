import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@settlement-help/contract';
import { callerEmail, type Data, password } from './data.ts';
import { load, median } from './load.ts';
import { type Process, startProcess, startServer } from './processes.ts';
import { requestsOf } from './requests.ts';

const rounds = 7;

export type Tables = Data & { dataDir: string; path: string };

/** Measures requests per second and CPU per request of each side alternately. Returns medians. */
async function alternate(sides: Record<string, { process: Process; work: Parameters<typeof load>[0] }>) {
  const found = Object.keys(sides).map(
    (name) => [name, { speeds: [] as number[], cpu: [] as number[] }] as const,
  );
  const samples = new Map(found);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, { process, work }] of Object.entries(sides)) {
      const before = process.cpuMicroseconds();
      const speed = await load(work);
      // The first round only warms up.
      if (round === 0) continue;
      samples.get(name)?.speeds.push(speed);
      samples.get(name)?.cpu.push((process.cpuMicroseconds() - before) / work.requests);
    }
  }
  return Object.fromEntries(
    found.map(([name, { speeds, cpu }]) => [name, { speed: median(speeds), cpu: median(cpu) }]),
  );
}

/** Compares our server with the baselines of `bareServer.ts`. */
export async function compareWithBare(data: Tables) {
  const copy = join(data.dataDir, 'bare.db');
  copyFileSync(data.path, copy);
  const ours = await startServer({ DATA_DIR: data.dataDir });
  const { list, post } = requestsOf(data);
  const response = await fetch(`http://127.0.0.1:${ours.port}${endpoints.listQuestions.path}`, {
    headers: { Authorization: `Bearer ${data.tokens[0]}` },
  });
  const sample = join(data.dataDir, 'sample.json');
  writeFileSync(sample, await response.text());
  const bytes = await startProcess('bareServer.ts', {}, ['bytes', sample]);
  const query = await startProcess('bareServer.ts', {}, ['list', data.path, data.userId]);
  const insert = await startProcess('bareServer.ts', {}, ['insert', copy, data.userId]);
  const reads = (process: Process) => ({ process, work: { ...list, requests: 2000, port: process.port } });
  const writes = (process: Process) => ({ process, work: { ...post, requests: 1000, port: process.port } });
  // Warm-up, because V8 compiles frequent code.
  for (const { work } of [writes(ours), writes(insert)]) await load({ ...work, requests: 10_000 });
  for (const { work } of [reads(ours), reads(query)]) await load({ ...work, requests: 30_000 });
  const found = await alternate({
    list: reads(ours),
    bareBytes: reads(bytes),
    bareQuery: reads(query),
    post: writes(ours),
    bareInsert: writes(insert),
  });
  for (const process of [ours, bytes, query, insert]) await process.stop();
  const speedRatio = (one: string, other: string) => (found[one]?.speed ?? 0) / (found[other]?.speed ?? 1);
  const cpuRatio = (one: string, other: string) => (found[other]?.cpu ?? 0) / (found[one]?.cpu ?? 1);
  return { found, speedRatio, cpuRatio };
}

/** Measures start time (ms), idle memory and peak memory under log-ins and lists (MB). */
export async function footprint(data: Tables) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({ DATA_DIR: data.dataDir });
    times.push(server.startMilliseconds);
    await server.stop();
  }
  const server = await startServer({ DATA_DIR: data.dataDir });
  const idle = server.memoryMegabytes();
  const { port } = server;
  const body = { email: callerEmail(0), password };
  await Promise.all([
    load({
      port,
      requests: 200,
      connections: 8,
      status: 200,
      request: () => ({ method: 'POST', path: endpoints.login.path, body }),
    }),
    load({ ...requestsOf(data).list, port, requests: 10_000, connections: 20 }),
  ]);
  const underLoad = server.peakMemoryMegabytes();
  await server.stop();
  return { ready: median(times), idle, underLoad };
}
