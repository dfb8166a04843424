/**
 * What a person has begun and not finished, kept for this tab so that it survives a reload: drafts, and the keys of
 * posts that may have arrived. Storage can be full or forbidden, and then it is kept no longer than the page.
 */
const prefix = 'kept:';

const quietly = <Result>(action: () => Result): Result | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/** Each belongs to one person, since the next one at this device may be somebody else. */
export const kept = {
  read: <Value>(userId: string, name: string): Value | null =>
    quietly(() => JSON.parse(sessionStorage.getItem(`${prefix}${userId}:${name}`) ?? 'null') as Value) ??
    null,
  write: (userId: string, name: string, value: unknown) => {
    const key = `${prefix}${userId}:${name}`;
    quietly(() =>
      value === null || value === ''
        ? sessionStorage.removeItem(key)
        : sessionStorage.setItem(key, JSON.stringify(value)),
    );
  },
  /** The person logged out. */
  clear: () => {
    quietly(() => {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    });
  },
};
