import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { overdueReviews, readContent } from './readContent.ts';

const root = join(import.meta.dirname, '..');
const content = readContent(root);
const dist = join(root, 'dist');

mkdirSync(dist, { recursive: true });
for (const [country, { plans, steps, services }] of Object.entries(content)) {
  // A file a country, so that a browser loads the one that it shows.
  writeFileSync(
    join(dist, `${country.toLowerCase()}.ts`),
    `import type { PlanRule, Services, Step } from '../src/types.ts';
export const plan: PlanRule[] = ${JSON.stringify(plans)};
export const steps: Step[] = ${JSON.stringify(steps)};
export const services: Services = ${JSON.stringify(services)};
`,
  );
}

const overdue = overdueReviews(content, new Date().toISOString().slice(0, 10));
if (overdue.length > 0) console.error(`Facts to check again:\n${overdue.join('\n')}`);
// An installed product keeps starting; a build of the repository does not pass.
if (process.argv.includes('--refuse-overdue') && overdue.length > 0) process.exitCode = 1;
