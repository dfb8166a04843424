import * as z from 'zod/mini';

export const legalPages = ['imprint', 'privacy', 'accessibility', 'terms'] as const;

/** A page of the operator, at `/legal/{name}`. */
export const LegalPage = z.enum(legalPages);
export type LegalPage = z.output<typeof LegalPage>;

/** The operator of the site. */
export const Site = z.object({
  /** The beginning of the imprint, in lines: name and address. Null before the operator publishes an imprint. */
  operator: z.nullable(z.string()),
  /** The published pages. */
  pages: z.array(LegalPage),
});
export type Site = z.output<typeof Site>;
