import type { Phrase } from '@settlement-help/contract';
import { HearButton } from '../../../patterns/HearButton.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { useIsPageLanguage } from '../../hooks/useIsPageLanguage.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { Original } from './Original.tsx';
import * as styles from './PhraseCard.css.ts';

export interface PhraseCardProps {
  phrase: Phrase;
  /** The country's language. */
  language: 'fr' | 'de';
}

/** A sentence that the user says: its meaning, the original, and how to pronounce it. */
export function PhraseCard({ phrase: { original, translation, say }, language }: PhraseCardProps) {
  const messages = useMessages('counterPass');
  const isPageLanguage = useIsPageLanguage(language);
  return (
    <Stack gap={1} className={styles.card}>
      {!isPageLanguage && <p className={styles.translation}>{translation}</p>}
      <Inline gap={2} align="start" wrap={false}>
        <Original language={language}>{original}</Original>
        <HearButton
          text={original}
          language={language}
          label={messages.hear({ text: original })}
          stopLabel={messages.stop({ text: original })}
        />
      </Inline>
      {say && <p className={styles.say}>{messages.say({ how: say })}</p>}
    </Stack>
  );
}
