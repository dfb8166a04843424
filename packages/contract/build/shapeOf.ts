import type * as z from 'zod/mini';
import { id } from '../src/entities/text.ts';
import type { Shape } from './shape.ts';

/** The shape of a schema. */
export function shapeOf(schema: z.core.$ZodType): Shape {
  if (schema === id) return 'id';
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
    case 'default':
      return { fallback: def.defaultValue, of: shapeOf(def.innerType) };
    case 'catch':
      return { otherwise: (schema as z.ZodMiniCatch).parse(Symbol('refused')), of: shapeOf(def.innerType) };
    case 'pipe':
      return shapeOf(def.in);
    case 'array':
      return { array: shapeOf(def.element) };
    case 'object':
      return {
        object: Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, shapeOf(part)])),
      };
    default:
      throw new Error(
        `A response has a ${def.type}, which a shape cannot express. Add it to Shape and here.`,
      );
  }
}
