import type { Letter, LetterField } from '@settlement-help/contract';
import { Fragment } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { blank } from './FilledText.css.ts';
import { dayIn, filledIn, type LetterValues, partsOf } from './letterText.ts';

export interface FilledTextProps {
  letter: Letter;
  values: LetterValues;
  /** A paragraph of the letter, or its translation. */
  children: string;
  /** Writes a value. @default as in the country's letters */
  write?: ((field: LetterField, value: string) => string) | undefined;
}

/** A text of a letter with its values. An empty field shows its label on the screen and a line on paper. */
export function FilledText({ letter, values, children: text, write }: FilledTextProps) {
  const { locale } = useFormats();
  const inOriginal = ({ type }: LetterField, value: string) =>
    type === 'date' ? dayIn(letter.language, value) : value;
  return partsOf(text).map((part, index) => {
    const field = index % 2 === 1 && letter.fields.find(({ key }) => key === part);
    const value = field && filledIn(field, values);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the paragraph
      <Fragment key={index}>
        {!field && part}
        {field && value && <bdi>{(write ?? inOriginal)(field, value)}</bdi>}
        {field && !value && (
          <span className={blank} lang={locale}>
            {field.label}
          </span>
        )}
      </Fragment>
    );
  });
}
