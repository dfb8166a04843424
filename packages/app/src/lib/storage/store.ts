import { useSyncExternalStore } from 'react';

export interface Store<Value> {
  get: () => Value;
  /** Calls the listener after each change. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a value outside of React. Components read it with `useStore`. */
export function createStore<Value>(initial: Value): Store<Value> & { set: (next: Value) => void } {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useStore = <Value>({ get, subscribe }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);
