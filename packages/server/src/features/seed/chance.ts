import { v7 } from 'uuid';

/** Chance that falls the same way each time (mulberry32). */
export function createChance(seed: number) {
  let state = seed;
  /** From 0 to just below 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  const bytes = new Uint8Array(16);
  return {
    next,
    below,
    /** Small numbers far more often than large ones. */
    fewBelow: (end: number) => Math.floor(next() ** 2 * end),
    /** At most `count` different ones, not those that `isLeftOut` names. */
    some: <Item>(items: readonly Item[], count: number, isLeftOut: (item: Item) => boolean): Item[] => {
      const chosen = new Set<Item>();
      for (let tries = 0; tries < count * 4 && chosen.size < count; tries += 1) {
        const item = items[below(items.length)];
        if (item !== undefined && !isLeftOut(item)) chosen.add(item);
      }
      return [...chosen];
    },
    shuffled: <Item>(items: readonly Item[]): Item[] =>
      items
        .map((item) => [next(), item] as const)
        .sort(([one], [other]) => one - other)
        .map(([, item]) => item),
    /** An identifier of a thing that was made at that moment. */
    idAt: (moment: Date) => {
      for (let index = 0; index < bytes.length; index += 1) bytes[index] = below(256);
      return v7({ msecs: moment.getTime(), random: bytes, seq: below(2 ** 31) });
    },
  };
}

export type Chance = ReturnType<typeof createChance>;
