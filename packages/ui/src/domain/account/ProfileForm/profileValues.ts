import { countCharacters, limits, type User } from '@settlement-help/contract';
import type { ProductMessages } from '../../messages/useMessages.ts';

/** The fields of the profile that are typed, in their order. */
export const profileFields = ['full_name', 'street_address', 'postal_code', 'city', 'phone_number'] as const;
/** One of `profileFields`. */
export type ProfileField = (typeof profileFields)[number];

/** What stands in the fields. */
export type ProfileValues = Record<ProfileField, string>;

/** What is saved: null for what was left empty. */
export interface ProfileChanges extends Record<Exclude<ProfileField, 'full_name'>, string | null> {
  /** Never empty (§8 Profile). */
  full_name: string;
  /** The address that the upload returned, or null to remove the photo; left out where it stays. */
  profile_photo?: string | null;
}

const limitOf: Record<ProfileField, number> = {
  full_name: limits.name.max,
  street_address: limits.address.max,
  postal_code: limits.postalCode.max,
  city: limits.address.max,
  phone_number: limits.phone.max,
};

const each = <Value>(value: (field: ProfileField) => Value) =>
  Object.fromEntries(profileFields.map((field) => [field, value(field)])) as Record<ProfileField, Value>;

/** The fields as they are saved. */
export const valuesOf = (user: Pick<User, ProfileField>): ProfileValues => each((field) => user[field] ?? '');

/** The fields without the white space around them. */
export const trimmed = (values: ProfileValues): ProfileValues => each((field) => values[field].trim());

/** Whether each field is the same in both. */
export const sameValues = (one: ProfileValues, other: ProfileValues) =>
  profileFields.every((field) => one[field] === other[field]);

/** What is saved of trimmed fields. */
export const changesOf = (values: ProfileValues): ProfileChanges => ({
  ...each((field) => values[field] || null),
  full_name: values.full_name,
});

/** What keeps the fields from being saved: the name is missing, or something is longer than the server takes. */
export const errorsOf = (values: ProfileValues, messages: ProductMessages['profile']) =>
  profileFields.flatMap((field): [ProfileField, string][] => {
    if (field === 'full_name' && !values.full_name) return [[field, messages.nameRequired]];
    const limit = limitOf[field];
    return countCharacters(values[field]) > limit ? [[field, messages.tooLong({ limit })]] : [];
  });
