import { acceptAll } from './acceptDifferences.ts';
import { findDifferences } from './files.ts';

/** Accepts the differences of the last run, for all stories or those whose id contains the pattern. */
const [pattern] = process.argv.slice(2);

if (pattern && findDifferences(pattern).length === 0) {
  console.error(`No screenshot differs in a story whose id contains "${pattern}".`);
  process.exit(1);
}
console.log(await acceptAll(pattern));
