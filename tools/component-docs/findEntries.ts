/** A component, a token or a text of the design system. */
export interface Entry {
  kind: 'Component' | 'Token' | 'Text';
  name: string;
  /** Other words for it, or the key of a text. */
  aliases: readonly string[];
  /** The end of the URL of its docs page. */
  docsId?: string | undefined;
}

/** Lower case, with a space before each capital: `DateField` is also found as "date field". */
const spelled = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** True if a text contains all words of a query in any order: "failed upload" finds "Failed to upload document". */
export const hasWords = (text: string, query: string) =>
  query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** Returns the entries with all words of a query, the best first: the name, an alias, the beginning of either, the rest. */
export function findEntries(entries: readonly Entry[], query: string): Entry[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const rankOf = ({ name, aliases }: Entry) => {
    const names = [name.toLowerCase(), spelled(name)];
    const others = aliases.map((alias) => alias.toLowerCase());
    return [
      names.includes(wanted),
      others.includes(wanted),
      names.some((one) => one.startsWith(wanted)),
      others.some((one) => one.startsWith(wanted)),
      hasWords([...names, ...others].join(' '), wanted),
    ].indexOf(true);
  };
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}
