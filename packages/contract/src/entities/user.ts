import * as z from 'zod/mini';
import { countries, languages, limits } from './limits.ts';
import { Suspension } from './moderation.ts';
import { isRoleName } from './roleName.ts';
import { fault, id, lineOfDigits, lineOfText, storable, timestamp } from './text/fieldTypes.ts';

export const Country = z.enum(countries);
export type Country = z.infer<typeof Country>;

export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** The email address of a log-in, compared case-insensitively. */
export const Email = z
  .string()
  .check(z.trim(), z.maxLength(limits.email.max), z.email('Enter an email address such as name@example.org'));

export const NewPassword = z
  .string()
  .check(
    storable,
    z.minLength(limits.password.min, `Password must be at least ${limits.password.min} characters`),
    z.maxLength(limits.password.max, `Password must be at most ${limits.password.max} characters`),
  );

/** The single-use token in the link of an email. */
export const EmailToken = z.string().check(z.minLength(1), z.maxLength(limits.token.max));

/** The signed-in person (§3 User). */
export const User = z.object({
  id,
  email: z.string(),
  full_name: z.catch(z.string(), ''),
  /** Null if the forum shows the full name; missing from a server without names for the forum. */
  forum_name: z.optional(z.nullable(z.string())),
  /** Country of origin, for display only. */
  country: z._default(z.nullable(z.string()), null),
  /** The destination. An unknown country falls back to France (§2). */
  settlement_country: z._default(z.catch(z.nullable(Country), 'France'), null),
  country_selected: z.boolean(),
  profile_photo: z._default(z.nullable(z.string()), null),
  street_address: z._default(z.nullable(z.string()), null),
  city: z._default(z.nullable(z.string()), null),
  postal_code: z._default(z.nullable(z.string()), null),
  phone_number: z._default(z.nullable(z.string()), null),
  language: z._default(z.catch(z.nullable(Language), null), null),
  /** Null from a server that does not verify addresses. */
  email_verified: z._default(z.nullable(z.boolean()), null),
  /** The new address until its link is opened; null without a pending change. */
  pending_email: z._default(z.nullable(z.string()), null),
  /** Null from a server without second factors. */
  has_second_factor: z._default(z.nullable(z.boolean()), null),
  is_moderator: z._default(z.boolean(), false),
  suspension: z._default(z.nullable(Suspension), null),
});
export type User = z.infer<typeof User>;

const notRoleName = z.refine<string>(
  (name) => !isRoleName(name),
  fault('reserved_name', 'This name is reserved for the people who run the site. Please use your own name.'),
);

/** The name shown to others. It must not be that of a role of the site. */
const PersonName = lineOfText({ min: 1, max: limits.name.max }).check(notRoleName);

/** The name that the forum shows in place of the full name, with the same rules. */
export const ForumName = lineOfText(limits.forumName).check(notRoleName);

export const NewUser = z.object({
  email: Email,
  password: NewPassword,
  full_name: PersonName,
  country: z.optional(z.nullable(lineOfText({ max: limits.country.max }))),
  /** The secret in the link of an invitation, for a site that needs one. */
  invitation: z.optional(z.string().check(z.maxLength(limits.token.max))),
});
export type NewUser = z.infer<typeof NewUser>;

const optionalLine = (max: number) => z.optional(z.nullable(lineOfText({ max })));
const optionalDigits = (max: number) => z.optional(z.nullable(lineOfDigits({ max })));

/** Changes of the signed-in user (§7). */
export const UserChanges = z.object({
  settlement_country: z.optional(Country),
  country_selected: z.optional(z.boolean()),
  full_name: z.optional(PersonName),
  /** Null shows the full name. */
  forum_name: z.optional(z.nullable(ForumName)),
  street_address: optionalLine(limits.address.max),
  city: optionalLine(limits.address.max),
  postal_code: optionalDigits(limits.postalCode.max),
  phone_number: optionalDigits(limits.phone.max),
  language: z.optional(z.nullable(Language)),
  /** The address from the photo upload, or null to remove the photo. */
  profile_photo: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
});
export type UserChanges = z.infer<typeof UserChanges>;

/** Credentials (§5 Login). */
export const Credentials = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'Required'), z.maxLength(limits.email.max)),
  password: z.string().check(z.minLength(1, 'Required'), z.maxLength(limits.password.max)),
});
export type Credentials = z.infer<typeof Credentials>;

/** The 6 digits of an authenticator app, or a recovery code. */
export const SecondFactorCode = lineOfDigits({ min: 1, max: 40 });

/** `uri` is the content of the QR code, `secret` its key in Base32 for typing. */
export const SecondFactorSecret = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSecret = z.infer<typeof SecondFactorSecret>;

/** Ten codes; each works once in place of an app code. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** Credentials, with the code of a second factor if the account has one. */
export const LogIn = z.extend(Credentials, { code: z.optional(SecondFactorCode) });
export type LogIn = z.infer<typeof LogIn>;

/** The response of a log-in (§3). */
export const Session = z.object({
  access_token: z.string().check(z.minLength(1)),
  /** The next log-in sends it, so that this browser has its own attempt limit. */
  browser_token: z.optional(z.string()),
});
export type Session = z.infer<typeof Session>;

export const LiveSession = z.object({
  id,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  created_at: timestamp,
  last_used_at: timestamp,
  is_current: z.boolean(),
});
export type LiveSession = z.infer<typeof LiveSession>;
