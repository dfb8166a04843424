/** Yields rows one by one. `readAfter` reads the next batch: at most `size` rows, sorted by a key that is not empty. */
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
