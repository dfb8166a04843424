import { markMatches, parseQuery, type SearchQuery } from '@settlement-help/contract/search';
import { type ComponentProps, Fragment } from 'react';
import { isolateNumbers } from '../Text/isolateNumbers.ts';
import * as styles from './MarkedText.css.ts';

export interface MarkedTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The text of a search, or the parsed query if many texts are marked. */
  query: string | SearchQuery;
  children: string;
}

/** A text with the words that a search found, as `<mark>`. */
export function MarkedText({ query, children, ...props }: MarkedTextProps) {
  let end = 0;
  const parsed = typeof query === 'string' ? parseQuery(query) : query;
  const parts = markMatches(children, parsed).map(({ text, isMatch }) => {
    end += text.length;
    return isMatch ? (
      <mark key={end} data-part="marked-text-match" className={styles.mark}>
        {text}
      </mark>
    ) : (
      <Fragment key={end}>{isolateNumbers(text)}</Fragment>
    );
  });
  return (
    <span data-part="marked-text" {...props}>
      {parts}
    </span>
  );
}
