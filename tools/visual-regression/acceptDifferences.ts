import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  baselineOf,
  baselines,
  type Difference,
  findDifferences,
  removeDifference,
  results,
} from './files.ts';
import { compress } from './image.ts';

/** Replaces the baselines by the screenshots. @returns A sentence with the result. */
export async function acceptDifferences(differences: readonly Difference[]) {
  await Promise.all(
    differences.map(async ({ storyId, mode, screenshot }) => {
      const baseline = baselineOf(storyId, mode);
      await mkdir(dirname(baseline), { recursive: true });
      await compress(screenshot, baseline);
      await removeDifference(storyId, mode);
    }),
  );
  return `${differences.length} screenshots accepted.`;
}

async function deleteObsoleteBaselines() {
  // Storybook's server takes seconds to load.
  const { obsoleteBaselines } = await import('./baselines.ts');
  const obsolete = await obsoleteBaselines();
  for (const baseline of obsolete) {
    await rm(join(baselines, baseline), { force: true });
    await rm(join(baselines, `${baseline}.webp`), { force: true });
  }
  return `${obsolete.length} obsolete baselines deleted.`;
}

/**
 * Accepts the differences of the stories whose id contains the pattern. Without a pattern it accepts all, and also
 * deletes baselines without a story. @returns A sentence with the result.
 */
export async function acceptAll(pattern?: string) {
  const accepted = await acceptDifferences(findDifferences(pattern));
  if (pattern) return accepted;
  await rm(results, { recursive: true, force: true });
  return `${accepted} ${await deleteObsoleteBaselines()}`;
}
