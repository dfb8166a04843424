import type { Formats } from '../internal/formats.ts';

/** The English texts of the services screen (§2 and §3 Services). */
export const enServices = (_format: Formats) => ({
  services: {},
});
