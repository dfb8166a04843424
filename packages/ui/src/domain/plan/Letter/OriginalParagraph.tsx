import type { Letter } from '@settlement-help/contract';
import { FilledText, type FilledTextProps } from './FilledText.tsx';
import * as styles from './OriginalParagraph.css.ts';

export interface OriginalParagraphProps extends Omit<FilledTextProps, 'write'> {
  role: Letter['paragraphs'][number]['role'];
}

/** A paragraph in the language of the letter. */
export const OriginalParagraph = ({ role, ...text }: OriginalParagraphProps) => (
  <div className={styles.original} data-role={role} lang={text.letter.language} dir="ltr">
    {role === 'signature' && <div className={styles.signHere} />}
    <FilledText {...text} />
  </div>
);
