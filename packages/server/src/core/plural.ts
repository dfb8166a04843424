/** A count with its noun in English, such as "1 key" and "2 keys". For texts that are not translated. */
export const plural = (count: number, one: string, others = `${one}s`) =>
  `${count} ${count === 1 ? one : others}`;
