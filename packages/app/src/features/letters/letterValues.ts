import { type Letter, type Situation, todayIn, type User } from '@settlement-help/contract';
import type { LetterValues } from '@settlement-help/ui/domain';
import { draftStorage, visitorId } from '#app/lib/storage/draftStorage.ts';

type Address = Pick<Letter, 'country' | 'key'>;

export interface KnownData {
  /** The signed-in person, whose profile is filled in. */
  user?: User | undefined;
  /** The plan in the letter's country, whose dates are filled in. */
  situation: Situation | null | undefined;
}

/**
 * Returns the values of a letter: those entered in this window, then those of the profile and the plan. `FilledText` of
 * `ui` inserts them.
 */
export function letterValues(letter: Address, { user, situation }: KnownData): LetterValues {
  return {
    ...(user && valuesOfProfile(user)),
    ...(situation && valuesOfSituation(situation)),
    written_on: todayIn(letter.country, new Date()),
    ...enteredValues(letter, user?.id),
  };
}

/** Keeps a value in this window until the log-out. */
export function enterValue(letter: Address, userId: string | undefined, field: string, value: string) {
  const values = { ...enteredValues(letter, userId), [field]: value };
  draftStorage.write(userId ?? visitorId, draftName(letter), values);
}

const draftName = ({ country, key }: Address) => `letter:${country}/${key}`;

function enteredValues(letter: Address, userId: string | undefined): LetterValues {
  const name = draftName(letter);
  const read = (id: string) => draftStorage.read<LetterValues>(id, name);
  const byVisitor = read(visitorId);
  if (userId === undefined || !byVisitor) return read(userId ?? visitorId) ?? {};
  // Entered before the log-in.
  draftStorage.write(userId, name, byVisitor);
  draftStorage.write(visitorId, name, null);
  return byVisitor;
}

const linesOf = (...lines: (string | null)[]) => lines.filter((line) => line?.trim()).join('\n');

function valuesOfProfile({
  full_name,
  email,
  street_address,
  postal_code,
  city,
  phone_number,
}: User): LetterValues {
  const address = linesOf(street_address, [postal_code, city].filter(Boolean).join(' '));
  return {
    name: full_name,
    names: full_name,
    people: full_name,
    account_holder: full_name,
    address,
    contact: linesOf(phone_number, email),
    place: city ?? '',
  };
}

const valuesOfSituation = ({ moved_in_on, permit_ends_on, visa_ends_on }: Situation): LetterValues => ({
  moved_in_on: moved_in_on ?? '',
  permission_ends_on: permit_ends_on ?? visa_ends_on ?? '',
});
