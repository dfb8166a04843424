import { rm } from 'node:fs/promises';
import { results } from './files.ts';

/** What differed in an earlier run may be fixed since. */
export const setup = () => rm(results, { recursive: true, force: true });
