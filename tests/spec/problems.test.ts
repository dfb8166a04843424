import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldErrorCodes, problemCodes } from '@settlement-help/contract';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { problems, fieldErrors } = JSON.parse(
  readFileSync(join(root, 'packages/app/messages/en/problems.json'), 'utf8'),
);
const server = globSync(join(root, 'packages/server/src/**/*.ts')).map((file) => readFileSync(file, 'utf8'));

/** Codes with several details, or with a value in the detail. */
const general = [
  'app_not_built',
  'file_content_mismatch',
  'file_type_not_accepted',
  'invalid_input',
  'method_not_allowed',
  'not_the_author',
  'own_post',
  'photo_too_many_pixels',
  'storage_full',
  'suspended',
  'too_many_attempts',
  'too_many_links',
  'too_many_requests',
];

test('every problem code and field error code has a message', () => {
  expect(Object.keys(problems)).toEqual([...problemCodes]);
  expect(Object.keys(fieldErrors)).toEqual([...fieldErrorCodes]);
});

test.each(Object.entries<string>(problems))('%s has the English text of the server', (code, text) => {
  if (general.includes(code)) return;
  const said = text.replace(/^(\w+) not found$/, "notFound('$1')");
  expect(
    server.some((source) => source.includes(said) && source.includes(code.replace(/^\w+_not_found$/, ''))),
  ).toBe(true);
});
