type Name = 'localStorage' | 'sessionStorage';

const quietly = <Result>(action: () => Result): Result | null => {
  try {
    return action();
  } catch {
    return null;
  }
};

/** A storage of the browser. If it is full or forbidden, values are kept in memory. */
export function browserStorage(name: Name) {
  const unstored = new Map<string, string>();
  const get = (key: string) => unstored.get(key) ?? quietly(() => window[name].getItem(key));
  return {
    get,
    /** The stored JSON; `missing` if there is none, or if it is damaged. */
    getJson: <Value>(key: string, missing: Value): Value =>
      quietly(() => JSON.parse(get(key) ?? 'null') as Value | null) ?? missing,
    set: (key: string, value: string) => {
      unstored.set(key, value);
      quietly(() => {
        window[name].setItem(key, value);
        unstored.delete(key);
      });
    },
    remove: (key: string) => {
      unstored.delete(key);
      quietly(() => window[name].removeItem(key));
    },
    keys: () => [...unstored.keys(), ...(quietly(() => Object.keys(window[name])) ?? [])],
  };
}

export const localStore = browserStorage('localStorage');
