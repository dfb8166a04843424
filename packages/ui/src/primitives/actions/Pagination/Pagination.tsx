import { ArrowLeft, ArrowRight } from 'lucide';
import type { ComponentProps } from 'react';
import { useFormats, useLinkComponent, useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { Icon } from '../../content/Icon/Icon.tsx';
import * as styles from './Pagination.css.ts';
import { pageItems } from './pageItems.ts';

const ellipsis = '…';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1 to `count`. */
  page: number;
  /** Number of pages. With fewer than two, nothing is rendered. */
  count: number;
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string;
}

/** Links to the pages of a long list. In a narrow container it shows the position between the previous and the next page. */
export function Pagination({ page, count, hrefOf, className, ...props }: PaginationProps) {
  const messages = useUiMessages('pagination');
  const format = useFormats();
  const LinkComponent = useLinkComponent();
  if (count < 2) return null;

  return (
    <nav
      data-part="pagination"
      aria-label={messages.label}
      {...props}
      className={cx(styles.pagination, className)}
    >
      <ul role="list" className={styles.list}>
        {page > 1 && (
          <li>
            <LinkComponent
              data-part="pagination-previous"
              href={hrefOf(page - 1)}
              rel="prev"
              className={styles.step}
            >
              <Icon icon={ArrowLeft} directional />
              {messages.previous}
            </LinkComponent>
          </li>
        )}
        {pageItems(page, count).map((item) =>
          typeof item === 'number' ? (
            <li key={item} className={styles.number}>
              <LinkComponent
                data-part="pagination-page"
                href={hrefOf(item)}
                aria-label={messages.page({ page: item })}
                aria-current={item === page ? 'page' : undefined}
                className={styles.link}
              >
                {format.number(item)}
              </LinkComponent>
            </li>
          ) : (
            <li key={item} className={styles.gap} aria-hidden>
              {ellipsis}
            </li>
          ),
        )}
        <li data-part="pagination-position" className={styles.position} aria-current="page">
          {messages.position({ page, count })}
        </li>
        {page < count && (
          <li className={styles.next}>
            <LinkComponent
              data-part="pagination-next"
              href={hrefOf(page + 1)}
              rel="next"
              className={styles.step}
            >
              {messages.next}
              <Icon icon={ArrowRight} directional />
            </LinkComponent>
          </li>
        )}
      </ul>
    </nav>
  );
}
