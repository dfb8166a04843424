/** Caches the result for each value. */
export function memoize<Value, Made>(make: (value: Value) => Made) {
  const cache = new Map<Value, Made>();
  return (value: Value) => {
    const made = cache.get(value) ?? make(value);
    cache.set(value, made);
    return made;
  };
}
