import type { Letter as LetterContent, LetterField } from '@settlement-help/contract';
import { useId } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Card, CardBody } from '../../../primitives/content/Card/Card.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useIsPageLanguage } from '../../hooks/useIsPageLanguage.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { FilledText } from './FilledText.tsx';
import * as styles from './Letter.css.ts';
import { type LetterValues, paragraphsOf } from './letterText.ts';
import { OriginalParagraph } from './OriginalParagraph.tsx';

export interface LetterProps {
  letter: LetterContent;
  /** Empty fields show their label on the screen and a line on paper. */
  values: LetterValues;
}

/** A letter as printed. The translation of each paragraph is shown only on the screen. */
export function Letter({ letter, values }: LetterProps) {
  const messages = useMessages('letter');
  const format = useFormats();
  const titleId = useId();
  const isPageLanguage = useIsPageLanguage(letter.language);

  const inTranslation = ({ type, options }: LetterField, value: string) =>
    type === 'date'
      ? format.day(value)
      : (options.find((option) => option.original === value)?.label ?? value);
  const filled = { letter, values };

  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardBody>
        <div className={styles.sheet}>
          <Heading level={2} id={titleId} className={styles.onScreen}>
            {messages.preview}
          </Heading>
          {!isPageLanguage && (
            <Text variant="small" className={styles.onScreen}>
              {messages.printedIn[letter.language]}
            </Text>
          )}
          <Stack gap={5} className={styles.paragraphs}>
            {paragraphsOf(letter, values).map(({ role, original, translation }) => (
              <div key={original} className={styles.pair} data-role={role}>
                <OriginalParagraph {...filled} role={role}>
                  {original}
                </OriginalParagraph>
                {!isPageLanguage && (
                  <Text as="div" variant="hint" className={styles.onScreen}>
                    <FilledText {...filled} write={inTranslation}>
                      {translation}
                    </FilledText>
                  </Text>
                )}
              </div>
            ))}
          </Stack>
        </div>
      </CardBody>
    </Card>
  );
}
