import { useEffect, useRef } from 'react';

/** A value as it was last shown, for what comes later than that; null once its place has gone. */
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
