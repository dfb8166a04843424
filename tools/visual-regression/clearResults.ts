import { rm } from 'node:fs/promises';
import { results } from './files.ts';

export const setup = () => rm(results, { recursive: true, force: true });
