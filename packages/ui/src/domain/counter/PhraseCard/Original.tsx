import * as styles from './PhraseCard.css.ts';

interface OriginalProps {
  language: 'fr' | 'de';
  children: string;
}

/** A sentence in the country's language. */
export const Original = ({ language, children }: OriginalProps) => (
  <p lang={language} dir="ltr" className={styles.original}>
    {children}
  </p>
);
