import type { Service } from '@settlement-help/content';
import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { Place } from './step.ts';

/** Names of icons; the schema of the content lists them and checks each service against them. */
export type ServiceIcon = Service['icon'];

/** A bank where a newcomer can open an account. */
export const Bank = z.object({
  name: z.string(),
  /** The letter that stands for it. */
  logo: z.string().check(z.length(1)),
  link: z.url(),
});
export type Bank = z.infer<typeof Bank>;

/** An office or an everyday service of a country (§3 Local service entry). */
export const LocalService = z.object({
  /** The name in the reader's language. */
  name: z.string(),
  /** The name in the country's language. */
  original_term: z.string(),
  description: z.string(),
  /** The official website; null where the entry has `banks`. */
  link: z.nullable(z.url()),
  /** Further official websites. */
  more: z.array(Place),
  icon: z.custom<ServiceIcon>(),
  /** Three banks (§9), or null where the entry is not about banks. */
  banks: z.nullable(z.array(Bank).check(z.length(limits.banksPerCountry))),
  /** Where the facts were seen, and when. */
  source_url: z.url(),
  verified_on: z.iso.date(),
});
export type LocalService = z.infer<typeof LocalService>;

/** An emergency number. */
export const EmergencyNumber = z.object({
  number: z.string(),
  about: z.string(),
  /** True if the number receives text messages instead of calls. */
  by_text: z.boolean(),
});
export type EmergencyNumber = z.infer<typeof EmergencyNumber>;
