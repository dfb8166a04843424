import type { Server } from 'node:http';
import { createApp } from '#server/app.ts';
import { type Config, loadEnvironment, readConfig } from '#server/core/config.ts';
import { OperatorError } from '#server/core/errors.ts';
import { findUnpublished } from '#server/features/legal/pages.ts';
import { gracefulShutdown } from '#server/http/gracefulShutdown.ts';
import { createHttpServer } from '#server/http/httpServer.ts';
import { createAssets } from '#server/http/static/assets.ts';
import { reportFutureRows } from '#server/jobs/reportFutureRows.ts';
import { startJobs } from '#server/jobs/startJobs.ts';
import { describeError, restrictFilePermissions } from './support/command.ts';
import { claimDataDir, connectDatabase, isShared } from './support/connect.ts';
import { openDeps } from './support/openDeps.ts';

function listen(server: Server, { host, port }: Config) {
  return new Promise<number>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken ? new OperatorError(`Port ${port} is taken. Stop what listens there, or set PORT.`) : error,
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

async function start() {
  restrictFilePermissions();
  const config = readConfig(loadEnvironment());
  const lock = claimDataDir(config);
  const deps = await openDeps(config, {
    openDatabase: (options) => connectDatabase(config, options),
    ofProcess: true,
  });
  await reportFutureRows(deps);
  const assets = createAssets(config.appDist);
  const server = createHttpServer(createApp(deps, assets).fetch);
  const port = await listen(server, config);
  const background = startJobs(deps, { isAlone: !isShared(config) });

  let isStopping = false;
  const stop = async () => {
    // A terminal and npm both send the signal, so it arrives twice.
    if (isStopping) return;
    isStopping = true;
    background.stop();
    await gracefulShutdown(server);
    await deps.db.close();
    lock.release();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  console.log(`Settlement Help is ready at http://localhost:${port}`);
  const unpublished = await findUnpublished(config.legalDir);
  if (unpublished.length > 0) deps.log.warn('legal pages are missing', { unpublished });
  if (!(await assets.get('index.html'))) deps.log.warn('the app is not built', { appDist: config.appDist });
}

start().catch((error: unknown) => {
  console.error(describeError(error));
  process.exit(1);
});
