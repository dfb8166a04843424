import * as z from 'zod/mini';

/** Every error of the API: `detail` for the person, `errors` per field where the input was at fault. */
export const Problem = z.object({
  detail: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Problem = z.infer<typeof Problem>;
