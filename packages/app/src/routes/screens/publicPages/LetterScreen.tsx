import {
  type Country,
  type Letter,
  type LetterTitle,
  type Situation,
  todayIn,
  type User,
} from '@settlement-help/contract';
import { ButtonLink, Inline } from '@settlement-help/ui';
import { LetterList, LetterPage, type LetterValues } from '@settlement-help/ui/domain';
import { useState } from 'react';
import { ContentNote } from '#app/lib/content/ContentNote.tsx';
import { letterPath, lettersPath, paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { session } from '#app/lib/session/session.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface LetterScreenProps {
  letter: Letter;
  /** The signed-in person, whose profile is filled in. */
  user?: User | undefined;
  /** The plan in the letter's country, whose dates are filled in. */
  situation: Situation | null | undefined;
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

/** The values entered into each letter; a visitor has no `userId`. They are kept in memory, as the letter promises. */
const entered = new Map<string, { userId: string | undefined; values: LetterValues }>();

session.subscribe(() => {
  const { token, expired } = session.get();
  // After a log-out, another person may use this window.
  if (token === null && !expired) entered.clear();
});

/** Returns the values that this person entered, also before logging in. */
function enteredValues(name: string, userId: string | undefined) {
  const { userId: by = userId, values } = entered.get(name) ?? { values: {} };
  if (by !== userId) return {};
  entered.set(name, { userId, values });
  return values;
}

export function LetterScreen({ letter, user, situation }: LetterScreenProps) {
  const { publicPage: messages, screens } = useAppMessages();
  const name = `${letter.country}/${letter.key}`;
  const userId = user?.id;
  const [before] = useState(() => enteredValues(name, userId));
  const today = todayIn(letter.country, new Date());
  return (
    <>
      <ScreenTitle of="letters" title={letter.title} />
      <LetterPage
        letter={letter}
        known={{
          ...(user && valuesOfProfile(user)),
          ...(situation && valuesOfSituation(situation)),
          written_on: today,
          ...before,
        }}
        onEnter={(field, value) =>
          entered.set(name, { userId, values: { ...enteredValues(name, userId), [field]: value } })
        }
        onPrint={() => window.print()}
      >
        <Inline>
          <ButtonLink variant="secondary" size="small" href={user ? paths.checklist : paths.home}>
            {user ? messages.toPlan : messages.toStart}
          </ButtonLink>
          <ButtonLink variant="quiet" size="small" href={lettersPath(letter.country)}>
            {screens.letters}
          </ButtonLink>
        </Inline>
      </LetterPage>
      <ContentNote of={[letter]} />
    </>
  );
}

export interface LettersScreenProps {
  country: Country;
  letters: readonly LetterTitle[];
}

export const LettersScreen = ({ country, letters }: LettersScreenProps) => (
  <>
    <ScreenTitle of="letters" />
    <LetterList letters={letters} letterHref={(key) => letterPath(country, key)} />
    <ContentNote of={letters} />
  </>
);
