import { expect, test } from 'vitest';
import { compileOnce } from '#server/db/compileOnce.ts';
import { createTestServer } from '../support/createTestServer.ts';

interface Wanted {
  name: string;
  value?: string | undefined;
}

test('a query is compiled once for each set of parameters and runs with other values each time', async () => {
  const { db } = await createTestServer();
  let builds = 0;
  const insert = compileOnce((queries, row: { name: string; value: string }) =>
    queries.insertInto('secrets').values(row),
  );
  const select = compileOnce((queries, { name, value }: Wanted) => {
    builds += 1;
    const named = queries.selectFrom('secrets').select('value').where('name', '=', name);
    return value === undefined ? named : named.where('value', '=', value);
  });
  for (const name of ['one', 'two']) await insert(db.query, { name, value: `the value of ${name}` });
  expect(await select(db.query, { name: 'one' })).toEqual([{ value: 'the value of one' }]);
  expect(await db.transaction((tx) => select(tx, { name: 'two' }))).toEqual([{ value: 'the value of two' }]);
  expect(await select(db.query, { name: 'two', value: undefined })).toHaveLength(1);
  expect(builds).toBe(1);
  expect(await select(db.query, { name: 'one', value: 'the value of two' })).toEqual([]);
  expect(builds).toBe(2);
});
