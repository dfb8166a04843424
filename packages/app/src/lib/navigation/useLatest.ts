import { useEffect, useRef } from 'react';

/** A ref to the value of the last render, for callbacks that run later; null after unmounting. */
export function useLatest<Value>(value: Value) {
  const latest = useRef<Value | null>(value);
  useEffect(() => {
    latest.current = value;
    return () => {
      latest.current = null;
    };
  }, [value]);
  return latest;
}
