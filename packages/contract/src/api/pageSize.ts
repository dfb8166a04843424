import * as z from 'zod/mini';
import { limits } from '../entities/limits.ts';

/** How many items of a list a response has. */
export const PageSize = z.string().check(
  z.refine(
    (value) => /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= limits.pageSizeMax,
    `Must be from 1 to ${limits.pageSizeMax}`,
  ),
  // A query is text on the wire; the OpenAPI document calls it a number.
  z.meta({ type: 'integer', minimum: 1, maximum: limits.pageSizeMax, default: limits.pageSize }),
);
