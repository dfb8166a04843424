import * as z from 'zod/mini';
import { idParameter } from '../entities/text/fieldTypes.ts';

/** The query of a signed link that turns off the emails of a user without a session. */
export const UnsubscribeLink = z.object({
  person: idParameter,
  signature: z.string().check(z.maxLength(100)),
});
