import { rm } from 'node:fs/promises';
import { findingsFolder } from './files.ts';

/** What an earlier run found may be mended since. */
export const setup = () => rm(findingsFolder, { recursive: true, force: true });
