import type { Country, Letter, LetterTitle } from '@settlement-help/contract';
import { ButtonLink, Inline } from '@settlement-help/ui';
import { LetterList, LetterPage } from '@settlement-help/ui/domain';
import { enterValue, type KnownData, letterValues } from '#app/features/letters/letterValues.ts';
import { ContentNote } from '#app/lib/content/ContentNote.tsx';
import { letterPath, lettersPath, paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface LetterScreenProps extends KnownData {
  letter: Letter;
}

export function LetterScreen({ letter, ...data }: LetterScreenProps) {
  const { publicPage: messages, screens } = useAppMessages();
  const { user } = data;
  return (
    <>
      <ScreenTitle title={letter.title} />
      <LetterPage
        letter={letter}
        known={letterValues(letter, data)}
        onEnter={(field, value) => enterValue(letter, user?.id, field, value)}
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
