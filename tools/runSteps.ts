import { spawnSync } from 'node:child_process';

/**
 * Runs scripts of package.json one after the other and prints how long each took. The first failure ends the run, but
 * all tests run. Nothing is printed after the last step, whose own summary ends the log.
 */
const steps = process.argv.slice(2);
const times: string[] = [];
let hasFailed = false;

for (const step of steps) {
  if (times.length > 0) console.log(`\nTime: ${times.join(', ')}\n`);
  const start = performance.now();
  const { status } = spawnSync('pnpm', ['run', step], { stdio: 'inherit' });
  times.push(`${step} ${Math.round((performance.now() - start) / 1000)} s`);
  hasFailed ||= status !== 0;
  if (hasFailed && !step.startsWith('test:')) break;
}

process.exitCode = hasFailed ? 1 : 0;
