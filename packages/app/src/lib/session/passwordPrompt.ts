import { createStore } from '#app/lib/storage/store.ts';

interface Asked {
  /** Resolves to true once the password was right, to false if the dialog was closed. */
  isEntered: Promise<boolean>;
  answer: (isEntered: boolean) => void;
}

const { get, set, subscribe } = createStore<Asked | null>(null);

function ask(): Asked {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answer = (isEntered: boolean) => {
    set(null);
    resolve(isEntered);
  };
  return { isEntered: promise, answer };
}

export const passwordPrompt = {
  get,
  subscribe,
  /** Asks for the password again. Several requests share one dialog. */
  confirm: () => {
    const asked = get() ?? ask();
    set(asked);
    return asked.isEntered;
  },
};
