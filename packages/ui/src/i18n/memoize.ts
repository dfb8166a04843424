/** Puts a value into words once: a list says the same few counts, dates and names again and again. */
export function memoize<Value, Words extends string>(say: (value: Value) => Words) {
  const said = new Map<Value, Words>();
  return (value: Value) => {
    const words = said.get(value) ?? say(value);
    said.set(value, words);
    return words;
  };
}
