import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { lineOfText } from './text/fieldTypes.ts';

export const legalPages = ['imprint', 'privacy', 'accessibility', 'terms'] as const;

/** A page of the operator, at `/legal/{name}`. */
export const LegalPage = z.enum(legalPages);
export type LegalPage = z.infer<typeof LegalPage>;

/** `invite`: only people with an invitation of the operator can create an account. */
export const registrationModes = ['open', 'closed', 'invite'] as const;
export const RegistrationMode = z.enum(registrationModes);
export type RegistrationMode = z.infer<typeof RegistrationMode>;

/** A short notice of the operator to everyone. */
export const Announcement = lineOfText({ min: 1, max: limits.announcement.max });

/** The operator of the site and its current state. */
export const Site = z.object({
  /** The beginning of the imprint, in lines: name and address. Null before the operator publishes an imprint. */
  operator: z.nullable(z.string()),
  /** The published pages. */
  pages: z.array(LegalPage),
  /** Defaults to `open` for older servers that do not send it. */
  registration: z._default(RegistrationMode, 'open'),
  announcement: z._default(z.nullable(z.string()), null),
  /** True during maintenance: changes fail with 503 and the code `read_only`. */
  read_only: z._default(z.boolean(), false),
});
export type Site = z.infer<typeof Site>;
