import * as z from 'zod/mini';

/** When a link ends, and the signature that proves where it is from. */
export const SignedLink = z.object({
  expires: z.string().check(z.maxLength(20)),
  signature: z.string().check(z.maxLength(100)),
});
