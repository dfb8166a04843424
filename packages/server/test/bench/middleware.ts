import { endpoints } from '@settlement-help/contract';
import { Hono } from 'hono';
import { createApp } from '#server/app.ts';
import { systemClock as clock } from '#server/core/clock.ts';
import { createLogger } from '#server/core/log.ts';
import { openDatabase } from '#server/db/database.ts';
import { sqliteEngine } from '#server/db/sqlite.ts';
import { getUser } from '#server/db/users.ts';
import { toUser } from '#server/features/users/queries.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { createLocalFiles } from '#server/storage/localFiles.ts';
import type { Data } from './data.ts';
import { median } from './load.ts';

const rounds = 7;
const requests = 2000;

interface App {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

async function microseconds(app: App, token: string | undefined) {
  const headers = { Authorization: `Bearer ${token}` };
  const before = process.cpuUsage();
  for (let index = 0; index < requests; index += 1) {
    await (await app.request(endpoints.getMe.path, { headers })).text();
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / requests;
}

/** CPU that a request takes beyond its handler: authentication, validation, headers and the log. */
export async function middlewareCost({ dataDir, path, tokens }: Data) {
  const db = await openDatabase(sqliteEngine(path));
  const config = {
    appDist: dataDir,
    publicUrl: 'http://localhost',
    rateLimitFactor: 1,
    corsOrigins: [],
    trustProxy: false,
    metricsToken: undefined,
  };
  const storage = createLocalFiles(`${dataDir}/files`);
  const mail = createOutbox(`${dataDir}/outbox`, 'x@example.org');
  const write = () => undefined;
  const ours = createApp({
    db,
    storage,
    mail,
    clock,
    config,
    log: createLogger({ level: 'info', clock, write }),
  });
  const [token] = tokens;
  const me = await ours.request(endpoints.getMe.path, { headers: { Authorization: `Bearer ${token}` } });
  const { id } = (await me.json()) as { id: string };
  const bare = new Hono().get(endpoints.getMe.path, async (context) =>
    context.json(toUser(await getUser(db.query, id))),
  );
  const costs: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const cost = (await microseconds(ours, token)) - (await microseconds(bare, token));
    // The first round warms up.
    if (round > 0) costs.push(cost);
  }
  await db.close();
  return median(costs);
}
