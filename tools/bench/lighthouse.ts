import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { chromePath, chromiumArgs } from '../browser/chromium.ts';
import { createTestServer, freePort } from '../test-server/createTestServer.ts';
import { signIn } from '../test-server/person.ts';
import {
  createPersonWithContent,
  personScreens,
  type Screen,
  visitorScreens,
} from '../test-server/screens.ts';

// Fetched when it is asked for: it weighs more than everything else that the tests need.
const lighthouse = 'lighthouse@13.5.0';
const aims = { performance: 98, accessibility: 100, 'best-practices': 100 };

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

const folder = mkdtempSync(join(tmpdir(), 'settlement-help-lighthouse-'));
const port = await freePort();
const server = await createTestServer({ RATE_LIMIT_FACTOR: '1000' });
// Lighthouse opens its own page beside ours, with the same session.
const browser = await chromium.launchPersistentContext(join(folder, 'browser'), {
  executablePath: chromePath(),
  args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  baseURL: server.url,
});
let isBelow = false;

/** The middle one of three reports: a machine is never as quiet as one would like. */
async function audit(path: string) {
  const reports = [await auditOnce(path), await auditOnce(path), await auditOnce(path)];
  const speed = ({ categories }: Report) => categories.performance?.score ?? 0;
  const [, middle] = reports.toSorted((one, other) => speed(one) - speed(other));
  if (!middle) throw new Error(`There is no report of ${path}`);
  return middle;
}

async function auditOnce(path: string): Promise<Report> {
  const output = join(folder, 'report.json');
  const options = [
    '--output=json',
    `--output-path=${output}`,
    `--port=${port}`,
    '--disable-storage-reset',
    '--quiet',
  ];
  const only = `--only-categories=${Object.keys(aims).join(',')}`;
  await promisify(execFile)('npx', ['--yes', lighthouse, server.url + path, ...options, only]);
  return JSON.parse(readFileSync(output, 'utf8'));
}

async function auditAll(screens: Record<string, Screen>) {
  for (const path of new Set(Object.values(screens).map((screen) => screen.path))) {
    const { categories, audits } = await audit(path);
    const found = Object.entries(aims).map(([name, aim]) => {
      const { score = null, auditRefs = [] } = categories[name] ?? {};
      const percent = Math.round((score ?? 0) * 100);
      const lacking = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9);
      return { name, percent, isBelow: percent < aim, lacking: lacking.map(({ id }) => audits[id]) };
    });
    if (found.some((one) => one.isBelow)) isBelow = true;
    console.log(
      `${found.some((one) => one.isBelow) ? 'BELOW' : 'holds'}  ${found.map(({ name, percent }) => `${name} ${percent}`).join(', ')}  ${path}`,
    );
    for (const { lacking } of found) {
      for (const one of lacking) console.log(`         ${one?.title} ${one?.displayValue ?? ''}`);
    }
  }
}

try {
  const page = await browser.newPage();
  await auditAll(visitorScreens);
  // A question that is not there is a 404, and Chromium calls each of those an error.
  const person = await createPersonWithContent(server.url);
  await signIn(page, person);
  const { 'question not found': _missing, ...screens } = personScreens(person.questionId);
  await auditAll(screens);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isBelow ? 1 : 0;
