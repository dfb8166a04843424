/** Yields rows in batches of `size`. `readAfter` reads the next batch, ordered by the key of its rows. */
export async function* readInBatches<Row>(
  size: number,
  readAfter: (lastKey: string) => Promise<Row[]>,
  keyOf: (row: Row) => string,
) {
  let lastKey = '';
  for (;;) {
    const rows = await readAfter(lastKey);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < size) return;
    lastKey = keyOf(last);
  }
}
