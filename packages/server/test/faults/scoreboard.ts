import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cases, type FaultCase } from './cases.ts';

interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

const root = resolve(import.meta.dirname, '../../../..');
const tests = resolve(import.meta.dirname, '..');

const projects = { sqlite: 'server', postgres: 'server-postgres' } as const;
type EngineName = keyof typeof projects;

/** The tests of a case on an engine, or the reason why it does not apply. */
function testsOf({ tests: onBoth = [], note = '', ...only }: FaultCase, engine: EngineName) {
  const onOne = only[engine] ?? [];
  if (typeof onOne === 'string') return onOne;
  const all = [...onBoth, ...onOne];
  return all.length > 0 ? all : note;
}

/** Runs test files with the repetitions of the scoreboard. */
function runTests(project: string, files: Iterable<string>): Report {
  const folder = mkdtempSync(join(tmpdir(), 'settlement-help-faults-'));
  const output = join(folder, 'report.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`];
  const options = ['run', '--project', project, '--no-file-parallelism', ...reporters];
  try {
    // Standard output is for the table only.
    spawnSync(process.execPath, [vitest, ...options, ...files], {
      cwd: root,
      env: { ...process.env, FAULTS: '1' },
      stdio: ['ignore', process.stderr.fd, process.stderr.fd],
    });
    return JSON.parse(readFileSync(output, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runOnEngine(engine: EngineName) {
  const named = cases.map((fault) => testsOf(fault, engine)).filter((found) => typeof found !== 'string');
  return runTests(projects[engine], new Set(named.flat().map(([file]) => join(tests, file))));
}

interface BrowserSuite {
  specs: { title: string; ok: boolean; tags: string[] }[];
  suites?: BrowserSuite[];
}

function runInBrowser() {
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const options = ['test', '--config=tests/e2e', '--grep=@case', '--reporter=json'];
  const { stdout } = spawnSync(process.execPath, [playwright, ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['ignore', 'pipe', process.stderr.fd],
  });
  const specsOf = ({ specs, suites = [] }: BrowserSuite): BrowserSuite['specs'] => [
    ...specs,
    ...suites.flatMap(specsOf),
  ];
  return (JSON.parse(stdout) as { suites: BrowserSuite[] }).suites.flatMap(specsOf);
}

function browserVerdict({ number, browser }: FaultCase, specs: BrowserSuite['specs']) {
  if (!browser) return '';
  const found = specs.filter(({ tags }) => tags.includes(`case${number}`));
  if (found.length === 0) return `falls: no test with the tag @case${number}`;
  const failed = found.filter(({ ok }) => !ok).map(({ title }) => `"${title}"`);
  return failed.length > 0 ? `falls: ${failed.join(', ')}` : `holds (${found.length} tests)`;
}

/** Returns "holds" if all tests of the case were found and passed. */
function verdictOf(fault: FaultCase, engine: EngineName, report: Report) {
  const named = testsOf(fault, engine);
  if (typeof named === 'string') return named;
  const outcomes = named.map(([file, name]) => {
    const results = report.testResults.find((result) => result.name === join(tests, file))?.assertionResults;
    const found = (results ?? []).filter(({ fullName }) => fullName.includes(name));
    if (found.length === 0) return `no test "${name}"`;
    const isSkipped = found.some(({ status }) => status === 'skipped' || status === 'pending');
    if (isSkipped) return `could not run "${name}" here`;
    return found.every(({ status }) => status === 'passed') ? undefined : `"${name}"`;
  });
  const wrong = outcomes.filter((outcome) => outcome !== undefined);
  return wrong.length > 0 ? `falls: ${wrong.join(', ')}` : 'holds';
}

const reports = { sqlite: runOnEngine('sqlite'), postgres: runOnEngine('postgres'), browser: runInBrowser() };
const rows = cases.map((fault) => {
  const onSqlite = verdictOf(fault, 'sqlite', reports.sqlite);
  const onPostgres = verdictOf(fault, 'postgres', reports.postgres);
  const inBrowser = browserVerdict(fault, reports.browser);
  const note = fault.note === onSqlite ? '' : (fault.note ?? '');
  return [String(fault.number), fault.name, onSqlite, onPostgres, inBrowser, note] as const;
});
const head = [
  '| # | case | SQLite and a folder | PostgreSQL and a bucket | in the browser | note |',
  '|---|---|---|---|---|---|',
];
process.stdout.write(`${[...head, ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n')}\n`);
const verdicts = rows.flatMap(([, , ...found]) => found);
const count = (start: string) => verdicts.filter((verdict) => verdict.startsWith(start)).length;
process.stdout.write(`\n${count('holds')} hold, ${count('falls')} fall\n`);
if (count('falls') > 0) process.exitCode = 1;
