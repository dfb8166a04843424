import type * as z from 'zod/mini';

/**
 * What the JSON of an answer looks like: a schema without the rules that the server has held already, such as lengths
 * and formats. It needs no library to be checked, so a browser is given this instead (docs/decisions/0010-answers.md).
 */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | { oneOf: readonly unknown[] }
  | { nullable: Shape }
  | { optional: Shape }
  | { array: Shape }
  | { object: Record<string, Shape> };

/** The shape of what a schema lets through. */
export function shapeOf(schema: z.core.$ZodType): Shape {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return def.type;
    case 'enum':
      return { oneOf: Object.values(def.entries) };
    case 'nullable':
      return { nullable: shapeOf(def.innerType) };
    case 'optional':
      return { optional: shapeOf(def.innerType) };
    case 'array':
      return { array: shapeOf(def.element) };
    case 'object':
      return {
        object: Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, shapeOf(part)])),
      };
    default:
      throw new Error(
        `An answer holds a ${def.type}, which no shape can say yet. Add it in packages/contract/src/shape.ts.`,
      );
  }
}

/** Whether a value has that shape; what else an object has is no matter. */
export function matches(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'string') return typeof value === shape;
  if ('oneOf' in shape) return shape.oneOf.includes(value);
  if ('nullable' in shape) return value === null || matches(shape.nullable, value);
  if ('optional' in shape) return value === undefined || matches(shape.optional, value);
  if ('array' in shape) return Array.isArray(value) && value.every((item) => matches(shape.array, item));
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(shape.object).every(([key, part]) => matches(part, fields[key]));
}

/** Reads a value as the schema of that shape would. */
export const readerOf = (shape: Shape) => ({
  safeParse: (value: unknown) =>
    matches(shape, value)
      ? { success: true, data: value }
      : { success: false, error: new Error('The answer has another shape.') },
});
