import { useEffect, useRef } from 'react';

/** A ref to the latest value, for callbacks that run later. Null after the component is unmounted. */
export function useMountedRef<Value>(value: Value) {
  const ref = useRef<Value | null>(value);
  useEffect(() => {
    ref.current = value;
    return () => {
      ref.current = null;
    };
  }, [value]);
  return ref;
}
