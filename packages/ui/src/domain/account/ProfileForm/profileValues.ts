import { countCharacters, limits, type User } from '@settlement-help/contract';
import type { ProductMessages } from '../../messages/useMessages.ts';

export const profileFields = ['full_name', 'street_address', 'postal_code', 'city', 'phone_number'] as const;
export type ProfileField = (typeof profileFields)[number];

export type ProfileValues = Record<ProfileField, string>;

/** Empty fields are null. */
export interface ProfileChanges extends Record<Exclude<ProfileField, 'full_name'>, string | null> {
  full_name: string;
  /** The URL returned by the upload, null to remove the photo, undefined to keep it. */
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

export const valuesOf = (user: Pick<User, ProfileField>): ProfileValues => each((field) => user[field] ?? '');

export const trimmed = (values: ProfileValues): ProfileValues => each((field) => values[field].trim());

export const sameValues = (one: ProfileValues, other: ProfileValues) =>
  profileFields.every((field) => one[field] === other[field]);

export const changesOf = (values: ProfileValues): ProfileChanges => ({
  ...each((field) => values[field] || null),
  full_name: values.full_name,
});

/** Errors of trimmed values: a missing name, or text longer than the server accepts. */
export const errorsOf = (values: ProfileValues, messages: ProductMessages['profile']) =>
  profileFields.flatMap((field): [ProfileField, string][] => {
    if (field === 'full_name' && !values.full_name) return [[field, messages.nameRequired]];
    const limit = limitOf[field];
    return countCharacters(values[field]) > limit ? [[field, messages.tooLong({ limit })]] : [];
  });
