import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromePath, chromiumArgs } from '../browser/chromium.ts';
import { storeSession } from '../test-server/person.ts';
import {
  createPersonWithContent,
  personScreens,
  type Screen,
  visitorScreens,
} from '../test-server/screens.ts';
import { startReleaseServer } from '../test-server/startReleaseServer.ts';

// npx downloads it on demand, because it is larger than all other test dependencies.
const lighthouseCi = '@lhci/cli@0.15.1';

const folder = mkdtempSync(join(tmpdir(), 'settlement-help-lighthouse-'));
const server = await startReleaseServer({ RATE_LIMIT_FACTOR: '1000' });
/** Keeps the session and the service worker's files between visits. */
const profile = join(folder, 'profile');
/** Each visit starts a new browser, because garbage of an earlier visit would slow down the next one. */
const chromeFlags = [`--user-data-dir=${profile}`, ...chromiumArgs].join(' ');

async function lighthouse(command: 'collect' | 'assert', ...options: string[]) {
  const config = `--config=${join(import.meta.dirname, 'lighthouserc.json')}`;
  const child = spawn('npx', ['--yes', lighthouseCi, command, config, ...options], {
    cwd: folder,
    env: { ...process.env, CHROME_PATH: chromePath() },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
}

/** Visits each path seven times and compares the medians with lighthouserc.json. */
async function audit(screens: Record<string, Screen>) {
  const paths = new Set(Object.values(screens).map(({ path }) => path));
  await lighthouse(
    'collect',
    ...[...paths].map((path) => `--url=${server.url}${path}`),
    `--settings.chromeFlags=${chromeFlags}`,
  );
  await lighthouse('assert');
}

try {
  await audit(visitorScreens);
  const person = await createPersonWithContent(server);
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: chromePath(),
    args: chromiumArgs,
    baseURL: server.url,
  });
  await storeSession(await browser.newPage(), person);
  await browser.close();
  // A question that does not exist is a 404, which Chromium logs as an error.
  const { 'question not found': _notFound, ...screens } = personScreens(person.questionId);
  await audit(screens);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
