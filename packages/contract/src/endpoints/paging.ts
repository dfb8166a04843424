import * as z from 'zod/mini';
import { limits } from '../entities/limits.ts';

const PageSize = z.string().check(
  z.refine(
    (value) => /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= limits.pageSizeMax,
    `Must be from 1 to ${limits.pageSizeMax}`,
  ),
  // A query parameter is text; the OpenAPI document describes it as a number.
  z.meta({ type: 'integer', minimum: 1, maximum: limits.pageSizeMax, default: limits.pageSize }),
);

/** The query parameters of every paged list. */
export const paging = {
  limit: z.optional(PageSize),
  cursor: z.optional(z.string().check(z.maxLength(200))),
};
