/** Caches what is made of each value, since a list shows the same few counts, dates and names many times. */
export function memoize<Value, Made extends string | object>(make: (value: Value) => Made) {
  const cache = new Map<Value, Made>();
  return (value: Value) => {
    const made = cache.get(value) ?? make(value);
    cache.set(value, made);
    return made;
  };
}
