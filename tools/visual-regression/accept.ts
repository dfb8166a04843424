import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { obsoleteBaselines } from './baselines.ts';
import { baselineOf, baselines, findDifferences, results } from './files.ts';
import { compress } from './image.ts';

/** Accepts the differences of the last run, for all stories or those whose id contains the pattern. */
const [pattern] = process.argv.slice(2);

const accepted = findDifferences(pattern);
if (pattern && accepted.length === 0) {
  console.error(`No screenshot differs in a story whose id contains "${pattern}".`);
  process.exit(1);
}
await Promise.all(
  accepted.map(async ({ storyId, mode, screenshot }) => {
    const baseline = baselineOf(storyId, mode);
    await mkdir(dirname(baseline), { recursive: true });
    await compress(screenshot, baseline);
  }),
);
await rm(results, { recursive: true, force: true });

const obsolete = pattern ? [] : await obsoleteBaselines();
for (const baseline of obsolete) {
  await rm(join(baselines, baseline), { force: true });
  await rm(join(baselines, `${baseline}.webp`), { force: true });
}
console.log(`${accepted.length} screenshots accepted, ${obsolete.length} obsolete baselines deleted.`);
