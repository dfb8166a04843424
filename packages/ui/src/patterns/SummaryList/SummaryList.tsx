import type { ReactNode } from 'react';
import { useUiMessages } from '../../i18n/UiProvider.tsx';
import { Link } from '../../primitives/actions/Link/Link.tsx';
import { DataItem, DataList, type DataListProps } from '../../primitives/content/DataList/DataList.tsx';

export interface SummaryItem {
  term: string;
  /** Without it, "Not given" is shown. */
  answer?: ReactNode;
  href: string;
  /** Id of the row, which a link can lead to. */
  id?: string | undefined;
  /** Link text: "Change", or "Answer" without an answer. */
  action: string;
}

export interface SummaryListProps extends Omit<DataListProps, 'children'> {
  items: readonly SummaryItem[];
}

/** A person's answers with links to change them. The name of each link contains its question. */
export const SummaryList = ({ items, ...props }: SummaryListProps) => {
  const { about } = useUiMessages('action');
  return (
    <DataList data-part="summary-list" {...props}>
      {items.map(({ term, answer, href, id, action }) => (
        <DataItem
          key={href}
          id={id}
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
