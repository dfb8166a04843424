import { v7 } from 'uuid';

/** A random generator with a seed (mulberry32), so that each run makes the same data. */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integerBelow = (end: number) => Math.floor(next() * end);
  const bytes = new Uint8Array(16);
  return {
    next,
    integerBelow,
    /** Prefers small numbers. */
    smallIntegerBelow: (end: number) => Math.floor(next() ** 2 * end),
    pick: <Item>(items: readonly Item[], count: number, isExcluded: (item: Item) => boolean): Item[] => {
      const chosen = new Set<Item>();
      for (let tries = 0; tries < count * 4 && chosen.size < count; tries += 1) {
        const item = items[integerBelow(items.length)];
        if (item !== undefined && !isExcluded(item)) chosen.add(item);
      }
      return [...chosen];
    },
    shuffled: <Item>(items: readonly Item[]): Item[] =>
      items
        .map((item) => [next(), item] as const)
        .sort(([one], [other]) => one - other)
        .map(([, item]) => item),
    idAt: (date: Date) => {
      for (let index = 0; index < bytes.length; index += 1) bytes[index] = integerBelow(256);
      return v7({ msecs: date.getTime(), random: bytes, seq: integerBelow(2 ** 31) });
    },
  };
}

export type Random = ReturnType<typeof createRandom>;
