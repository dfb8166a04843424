/** Plants each fault, or only the kinds given as arguments, in a worktree of HEAD and checks that its test fails. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fault, faults } from './faults.ts';

// Without `CI`, Vitest and Playwright do not retry.
const { CI: _ci, ...env } = process.env;

function run(command: string, cwd: string) {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    env,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  return { hasFailed: status !== 0, output: `${stdout}${stderr}` };
}

function runOrThrow(command: string, cwd: string) {
  const { hasFailed, output } = run(command, cwd);
  if (hasFailed) throw new Error(`${command} failed:\n${output.slice(-5000)}`);
}

/** Plants a fault, runs its command and restores the file. */
function checkFault({ kind, file, find, replace, command, expected }: Fault, worktree: string) {
  const path = join(worktree, file);
  const source = readFileSync(path, 'utf8');
  const start = performance.now();
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  const { hasFailed, output } = run(command, worktree);
  writeFileSync(path, source);
  const isCaught = hasFailed && expected.test(output);
  if (!isCaught) console.error(`\n${kind}: ${command}\n${output.slice(-5000)}`);
  const result = isCaught ? 'caught' : hasFailed ? 'NOT CAUGHT: failed for another reason' : 'NOT CAUGHT';
  return { fault: kind, result, seconds: Math.round((performance.now() - start) / 1000), command };
}

const kinds = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'planted-faults-'));
const worktree = join(folder, 'worktree');

try {
  runOrThrow(`git worktree add --detach ${worktree} HEAD`, process.cwd());
  runOrThrow('pnpm install --frozen-lockfile --prefer-offline && pnpm compile && pnpm chromium', worktree);
  const results = faults
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .map((fault) => checkFault(fault, worktree));
  console.table(results);
  process.exitCode = results.length > 0 && results.every(({ result }) => result === 'caught') ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
  run('git worktree prune', process.cwd());
}
