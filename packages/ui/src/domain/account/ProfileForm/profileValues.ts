import { countCharacters, hasLength, limits, type User } from '@settlement-help/contract';
import type { ProductMessages } from '../../hooks/useMessages.ts';

export const profileFields = [
  'full_name',
  'forum_name',
  'street_address',
  'postal_code',
  'city',
  'phone_number',
] as const;
export type ProfileField = (typeof profileFields)[number];

export type ProfileValues = Record<ProfileField, string>;

/** The changed fields; an empty one is null. */
export interface ProfileChanges extends Partial<Record<Exclude<ProfileField, 'full_name'>, string | null>> {
  full_name?: string;
  /** The URL returned by the upload, null to remove the photo, undefined to keep it. */
  profile_photo?: string | null;
}

const limitOf: Record<ProfileField, number> = {
  full_name: limits.name.max,
  forum_name: limits.forumName.max,
  street_address: limits.address.max,
  postal_code: limits.postalCode.max,
  city: limits.address.max,
  phone_number: limits.phone.max,
};

const each = <Value>(value: (field: ProfileField) => Value) =>
  Object.fromEntries(profileFields.map((field) => [field, value(field)])) as Record<ProfileField, Value>;

export const valuesOf = (user: Pick<User, ProfileField>): ProfileValues => each((field) => user[field] ?? '');

export const trimmed = (values: ProfileValues): ProfileValues => each((field) => values[field].trim());

/** The fields of `values` that differ from those of `known`. */
export const editsOf = (values: Partial<ProfileValues>, known: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(
    profileFields.flatMap((field) => {
      const value = values[field];
      return value === undefined || value === known[field] ? [] : [[field, value]];
    }),
  );

export const isEmpty = (edits: Partial<ProfileValues>) => Object.keys(edits).length === 0;

export const changesOf = (edits: Partial<ProfileValues>): ProfileChanges =>
  Object.fromEntries(
    Object.entries(edits).map(([field, value]) => [field, field === 'full_name' ? value : value || null]),
  );

/** Errors of trimmed values: a missing name, or text longer than the server accepts. */
export const errorsOf = (
  values: ProfileValues,
  { profile: messages, forumName }: Pick<ProductMessages, 'profile' | 'forumName'>,
) =>
  profileFields.flatMap((field): [ProfileField, string][] => {
    if (field === 'full_name' && !values.full_name) return [[field, messages.nameRequired]];
    const value = values[field];
    if (field === 'forum_name')
      return value === '' || hasLength(value, limits.forumName)
        ? []
        : [[field, forumName.length(limits.forumName)]];
    const limit = limitOf[field];
    return countCharacters(value) > limit ? [[field, messages.tooLong({ limit })]] : [];
  });
