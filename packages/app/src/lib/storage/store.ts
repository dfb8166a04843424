import { useSyncExternalStore } from 'react';

export interface Store<Value> {
  get: () => Value;
  /** Calls back after each change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Holds a value outside of React that components follow with `useStore`. */
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
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const useStore = <Value>({ get, subscribe }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);
