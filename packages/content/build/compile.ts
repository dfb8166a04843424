import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { overdueReviews, readContent } from './readContent.ts';

const root = join(import.meta.dirname, '..');
const content = readContent(root);
const records = { plans: 'PlanRule[]', steps: 'Step[]', services: 'Services' } as const;
const source = Object.entries(records).map(([name, type]) => {
  const values = Object.entries(content).map(([country, of]) => [country, of[name as keyof typeof of]]);
  return `export const ${name}: Record<Country, ${type}> = ${JSON.stringify(Object.fromEntries(values))};`;
});

mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(
  join(root, 'dist/content.ts'),
  `import type { Country, PlanRule, Services, Step } from '../src/types.ts';\n${source.join('\n')}\n`,
);

const overdue = overdueReviews(content, new Date().toISOString().slice(0, 10));
if (overdue.length > 0) console.error(`Facts to check again:\n${overdue.join('\n')}`);
// An installed product keeps starting; a build of the repository does not pass.
if (process.argv.includes('--refuse-overdue') && overdue.length > 0) process.exitCode = 1;
