import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faults } from './faults.ts';

const root = join(import.meta.dirname, '../..');

test.each(faults)('the text to replace for the fault "$kind" occurs once in its file', ({ file, find }) => {
  expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
});
