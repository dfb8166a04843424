import * as z from 'zod/mini';

/** The body of every error: `detail` for the person, and `errors` per field of an invalid input. */
export const Problem = z.object({
  detail: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Problem = z.infer<typeof Problem>;
