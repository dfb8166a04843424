/** Caches the text of each value, since a list shows the same few counts, dates and names many times. */
export function memoize<Value, Words extends string>(say: (value: Value) => Words) {
  const said = new Map<Value, Words>();
  return (value: Value) => {
    const words = said.get(value) ?? say(value);
    said.set(value, words);
    return words;
  };
}
