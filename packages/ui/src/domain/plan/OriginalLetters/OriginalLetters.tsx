import type { Letter } from '@settlement-help/contract';
import { FileText } from 'lucide';
import { Accordion, AccordionItem } from '../../../primitives/content/Accordion/Accordion.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { type LetterValues, paragraphsOf } from '../Letter/letterText.ts';
import { OriginalParagraph } from '../Letter/OriginalParagraph.tsx';
import * as styles from './OriginalLetters.css.ts';

export interface FilledLetter {
  letter: Letter;
  /** Empty fields show their label. */
  values: LetterValues;
}

export interface OriginalLettersProps {
  letters: readonly FilledLetter[];
}

/** Letters behind their official titles, for a reader of the country's language. They are not printed. */
export const OriginalLetters = ({ letters }: OriginalLettersProps) => (
  <Accordion className={styles.letters}>
    {letters.map(({ letter, values }) => (
      <AccordionItem
        key={letter.key}
        value={letter.key}
        icon={FileText}
        title={
          <span lang={letter.language} className={styles.title}>
            {letter.original_term}
          </span>
        }
      >
        <Stack gap={4} className={styles.text}>
          {paragraphsOf(letter, values).map(({ role, original }) => (
            <OriginalParagraph key={original} letter={letter} values={values} role={role}>
              {original}
            </OriginalParagraph>
          ))}
        </Stack>
      </AccordionItem>
    ))}
  </Accordion>
);
