import { endpoints } from '@settlement-help/contract';
import { createApp } from '../../../packages/server/src/app.ts';
import { systemClock as clock } from '../../../packages/server/src/core/clock.ts';
import { readConfig } from '../../../packages/server/src/core/config.ts';
import { createDisk } from '../../../packages/server/src/core/disk.ts';
import { createLogger } from '../../../packages/server/src/core/log.ts';
import { createMetrics } from '../../../packages/server/src/core/metrics.ts';
import { openDatabase } from '../../../packages/server/src/db/database.ts';
import { sqliteEngine } from '../../../packages/server/src/db/engines/sqlite.ts';
import { getUser } from '../../../packages/server/src/db/users/users.ts';
import { toUser } from '../../../packages/server/src/features/users/queries.ts';
import { createHttpServer } from '../../../packages/server/src/http/httpServer.ts';
import { createOutbox } from '../../../packages/server/src/mail/outbox.ts';
import { createLocalFiles } from '../../../packages/server/src/storage/localFiles.ts';
import { median } from './load.ts';
import type { Tables } from './measures.ts';

const rounds = 7;
// V8 compiles frequent code during these rounds.
const warmUps = 10;
const requests = 2000;

type Handle = (request: Request) => Response | Promise<Response>;

async function microseconds(handle: Handle, token: string | undefined) {
  const headers = { Authorization: `Bearer ${token}` };
  const before = process.cpuUsage();
  for (let index = 0; index < requests; index += 1) {
    const { status } = await handle(new Request(`http://localhost${endpoints.getMe.path}`, { headers }));
    if (status !== 200) throw new Error(`Expected 200, got ${status}`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / requests;
}

/** Microseconds of CPU of a handler, and of everything else in a request: routing, auth, validation, headers, log. */
export async function middlewareCost({ dataDir, path, tokens }: Tables) {
  const db = await openDatabase(sqliteEngine(path));
  const app = createApp({
    db,
    storage: createLocalFiles(`${dataDir}/files`),
    mail: createOutbox(`${dataDir}/outbox`, 'x@example.org'),
    clock,
    config: readConfig({ DATA_DIR: dataDir }),
    disk: createDisk(dataDir),
    metrics: createMetrics(),
    log: createLogger({ level: 'info', clock, write: () => undefined }),
  });
  // This replaces the global Request and Response with those of the HTTP server.
  createHttpServer(app.fetch);
  const [token] = tokens;
  const me = await app.request(endpoints.getMe.path, { headers: { Authorization: `Bearer ${token}` } });
  const { id } = (await me.json()) as { id: string };
  const bare = async () => Response.json(toUser(await getUser(db.query, id), clock));
  const handler: number[] = [];
  const middleware: number[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const alone = await microseconds(bare, token);
    const whole = await microseconds((request) => app.fetch(request), token);
    if (round < 0) continue;
    handler.push(alone);
    middleware.push(whole - alone);
  }
  await db.close();
  return { handler: median(handler), middleware: median(middleware) };
}
