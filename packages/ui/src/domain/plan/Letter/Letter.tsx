import type { Letter as LetterContent, LetterField } from '@settlement-help/contract';
import { Fragment, useId } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Card, CardBody } from '../../../primitives/content/Card/Card.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useIsUnderstood } from '../../messages/useIsUnderstood.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Letter.css.ts';
import { dayIn, filledIn, type LetterValues, paragraphsOf, partsOf } from './letterText.ts';

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
  const isUnderstood = useIsUnderstood(letter.language);

  const inOriginal = ({ type }: LetterField, value: string) =>
    type === 'date' ? dayIn(letter.language, value) : value;
  const inTranslation = ({ type, options }: LetterField, value: string) =>
    type === 'date'
      ? format.day(value)
      : (options.find((option) => option.original === value)?.label ?? value);

  const fill = (text: string, say: typeof inOriginal) =>
    partsOf(text).map((part, index) => {
      const field = index % 2 === 1 && letter.fields.find(({ key }) => key === part);
      const value = field && filledIn(field, values);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the paragraph
        <Fragment key={index}>
          {!field && part}
          {field && value && <bdi>{say(field, value)}</bdi>}
          {field && !value && (
            <span className={styles.blank} lang={format.locale}>
              {field.label}
            </span>
          )}
        </Fragment>
      );
    });

  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardBody>
        <div className={styles.sheet}>
          <Heading level={2} id={titleId} className={styles.onScreen}>
            {messages.preview}
          </Heading>
          {!isUnderstood && (
            <Text variant="small" className={styles.onScreen}>
              {messages.printedIn[letter.language]}
            </Text>
          )}
          <Stack gap={5} className={styles.paragraphs}>
            {paragraphsOf(letter, values).map(({ role, original, translation }) => (
              <div key={original} className={styles.pair} data-role={role}>
                <div className={styles.original} lang={letter.language} dir="ltr">
                  {role === 'signature' && <div className={styles.signHere} />}
                  {fill(original, inOriginal)}
                </div>
                {!isUnderstood && (
                  <Text as="div" variant="hint" className={styles.onScreen}>
                    {fill(translation, inTranslation)}
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
