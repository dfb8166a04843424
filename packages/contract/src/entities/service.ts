import type { Service } from '@settlement-help/content';
import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { Place } from './step.ts';

export type ServiceIcon = Service['icon'];

/** A bank where a newcomer can open an account. */
export const Bank = z.object({ name: z.string(), logo: z.string().check(z.length(1)), link: z.url() });
export type Bank = z.infer<typeof Bank>;

/** An office or an everyday service of a country (§3 Local service entry). */
export const LocalService = z.object({
  name: z.string(),
  /** The name in the country's language. */
  original_term: z.string(),
  description: z.string(),
  /** null for an entry with `banks`. */
  link: z.nullable(z.url()),
  more: z.array(Place),
  icon: z.custom<ServiceIcon>(),
  banks: z.nullable(z.array(Bank).check(z.length(limits.banksPerCountry))),
  source_url: z.url(),
  verified_on: z.iso.date(),
});
export type LocalService = z.infer<typeof LocalService>;

export const EmergencyNumber = z.object({
  number: z.string(),
  about: z.string(),
  /** True for text messages instead of calls. */
  by_text: z.boolean(),
});
export type EmergencyNumber = z.infer<typeof EmergencyNumber>;
