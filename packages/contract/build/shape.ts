/**
 * The fields and kinds of a JSON response: a schema without lengths and formats, which the server checks. A few lines
 * can read it, so the browser gets it in place of zod (docs/decisions/0010-response-shapes.md).
 */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  /** A text, or a number read as text: some servers have numbers as ids. */
  | 'id'
  | { oneOf: readonly unknown[] }
  | { nullable: Shape }
  | { optional: Shape }
  /** A part that a server may leave out, and its default. */
  | { fallback: unknown; of: Shape }
  /** A value that stands for each that the shape refuses. */
  | { otherwise: unknown; of: Shape }
  | { array: Shape }
  | { object: Record<string, Shape> };

const refused = Symbol('refused');

function readArray(shape: Shape, value: unknown) {
  const items = Array.isArray(value) && value.map((item) => read(shape, item));
  return items && !items.includes(refused) ? items : refused;
}

function readObject(shapes: Record<string, Shape>, value: unknown) {
  if (typeof value !== 'object' || value === null) return refused;
  const fields: Record<string, unknown> = { ...value };
  for (const [key, shape] of Object.entries(shapes)) {
    fields[key] = read(shape, fields[key]);
    if (fields[key] === refused) return refused;
  }
  return fields;
}

/** The value read by the shape, or `refused`. Further fields of an object are kept. */
function read(shape: Shape, value: unknown): unknown {
  if (shape === 'id') return typeof value === 'number' ? String(value) : read('string', value);
  if (typeof shape === 'string') return typeof value === shape ? value : refused;
  if ('oneOf' in shape) return shape.oneOf.includes(value) ? value : refused;
  if ('fallback' in shape) return value == null ? shape.fallback : read(shape.of, value);
  if ('otherwise' in shape) {
    const known = read(shape.of, value);
    return known === refused ? shape.otherwise : known;
  }
  if ('nullable' in shape) return value === null ? value : read(shape.nullable, value);
  if ('optional' in shape) return value === undefined ? value : read(shape.optional, value);
  if ('array' in shape) return readArray(shape.array, value);
  return readObject(shape.object, value);
}

/** Reads a value as the schema of the shape would. */
export const readerOf = (shape: Shape) => ({
  safeParse: (value: unknown) => {
    const data = read(shape, value);
    return data === refused
      ? { success: false, error: new Error('The response has another shape.') }
      : { success: true, data };
  },
});
