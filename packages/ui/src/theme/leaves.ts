/** Flattens a group of tokens or texts to dotted names. A text can be null. */
export const leaves = (group: object | null, path = ''): [name: string, value: string][] =>
  Object.entries(group ?? {}).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );
