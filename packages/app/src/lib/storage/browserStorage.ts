type Name = 'localStorage' | 'sessionStorage';

const quietly = <Result>(action: () => Result): Result | null => {
  try {
    return action();
  } catch {
    return null;
  }
};

/** One of the browser's storages. It can be full or forbidden, and then what is written lasts as long as the page. */
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

/** What all tabs share. */
export const shared = browserStorage('localStorage');
