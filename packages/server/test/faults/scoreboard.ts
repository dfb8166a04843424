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

/** Runs the files of all cases once, as often within each as the scoreboard asks. */
function runTests(): Report {
  const folder = mkdtempSync(join(tmpdir(), 'settlement-help-faults-'));
  const output = join(folder, 'report.json');
  const files = new Set(cases.flatMap(({ tests: named = [] }) => named.map(([file]) => join(tests, file))));
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const options = ['run', '--project', 'server', '--no-file-parallelism', '--reporter=json'];
  try {
    const { stderr } = spawnSync(process.execPath, [vitest, ...options, `--outputFile=${output}`, ...files], {
      cwd: root,
      env: { ...process.env, FAULTS: '1' },
      encoding: 'utf8',
    });
    process.stderr.write(stderr);
    return JSON.parse(readFileSync(output, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** "holds" if each named test was found and passed. */
function verdictOf({ tests: named, note = '' }: FaultCase, report: Report) {
  if (!named) return note;
  const outcomes = named.map(([file, name]) => {
    const results = report.testResults.find((result) => result.name === join(tests, file))?.assertionResults;
    const found = (results ?? []).filter(({ fullName }) => fullName.includes(name));
    if (found.length === 0) return `no test "${name}"`;
    const isSkipped = found.some(({ status }) => status === 'skipped' || status === 'pending');
    if (isSkipped) return `could not run "${name}" here`;
    return found.every(({ status }) => status === 'passed') ? undefined : `"${name}"`;
  });
  const wrong = outcomes.filter((outcome) => outcome !== undefined);
  if (wrong.length > 0) return `falls: ${wrong.join(', ')}`;
  return note ? `holds (${note})` : 'holds';
}

const report = runTests();
const rows = cases.map((fault) => [String(fault.number), fault.name, verdictOf(fault, report)] as const);
const table = ['| # | case | on SQLite |', '|---|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)];
process.stdout.write(`${table.join('\n')}\n`);
if (rows.some(([, , verdict]) => verdict.startsWith('falls'))) process.exitCode = 1;
