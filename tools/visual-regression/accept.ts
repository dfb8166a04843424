import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stalePictures } from './expected.ts';
import { baselineFolder, baselinePath, findings, findingsFolder } from './files.ts';

/** Accepts what the last run saw: of every story, or of those whose id contains the pattern. */
const [pattern] = process.argv.slice(2);

const accepted = findings(pattern);
for (const { storyId, mode, now } of accepted) {
  const baseline = baselinePath(storyId, mode);
  await mkdir(dirname(baseline), { recursive: true });
  await cp(now, baseline);
}
await rm(findingsFolder, { recursive: true, force: true });

const stale = pattern ? [] : await stalePictures();
for (const picture of stale) {
  await rm(join(baselineFolder, picture), { force: true });
  await rm(join(baselineFolder, `${picture}.webp`), { force: true });
}
console.log(`${accepted.length} pictures accepted, ${stale.length} without a story deleted.`);
