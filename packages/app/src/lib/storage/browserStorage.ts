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
  return {
    get: (key: string) => unstored.get(key) ?? quietly(() => window[name].getItem(key)),
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

export const shared = browserStorage('localStorage');
