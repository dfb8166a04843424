import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/UiProvider.tsx';
import { Link } from '../../primitives/actions/Link/Link.tsx';
import { DataItem, DataList, type DataListProps } from '../../primitives/content/DataList/DataList.tsx';

/** One answer of a `SummaryList`. */
export interface SummaryItem {
  /** What was asked, in a word or two. */
  term: string;
  /** What was answered; without it the list says that nothing was. */
  answer?: ReactNode;
  /** Where it is asked; it tells the item from the others. */
  href: string;
  /** What the link does: "Change", or "Answer" where nothing was answered. */
  action: string;
}

export interface SummaryListProps extends Omit<DataListProps, 'children'> {
  /** The answers, in the order in which they were asked. */
  items: readonly SummaryItem[];
}

/** What a person answered, each with the link that changes it. The link is named after its answer. */
export const SummaryList = ({ items, ...props }: SummaryListProps) => {
  const { about } = useMessages('action');
  return (
    <DataList {...props}>
      {items.map(({ term, answer, href, action }) => (
        <DataItem
          key={href}
          term={term}
          action={
            <Link href={href} aria-label={about({ action, subject: term })}>
              {action}
            </Link>
          }
        >
          {answer}
        </DataItem>
      ))}
    </DataList>
  );
};
