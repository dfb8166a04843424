import { ArrowRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { useLinkComponent } from '../../i18n/UiProvider.tsx';
import { Icon, type IconType } from '../../primitives/content/Icon/Icon.tsx';
import { Text } from '../../primitives/content/Text/Text.tsx';
import { cx } from '../../styles/cx.ts';
import * as styles from './LinkList.css.ts';

export interface LinkListProps extends ComponentProps<'ul'> {
  /** Two columns on wide screens, if there is room. @default 1 */
  columns?: 1 | 2 | undefined;
}

/** A list of `LinkRow`s. */
export function LinkList({ columns = 1, className, ...props }: LinkListProps) {
  return (
    <ul
      data-part="link-list"
      {...props}
      role="list"
      className={cx(styles.list, columns === 2 && styles.twoColumns, className)}
    />
  );
}

interface RowContent extends Omit<ComponentProps<'li'>, 'title' | 'children' | 'onClick'> {
  icon: IconType;
  title: ReactNode;
  /** The current value, or what is behind the row. */
  note?: ReactNode;
}

interface RowLinkProps extends RowContent {
  href: string;
  /** Called when a click is likely, such as to preload the screen. */
  onIntent?: (() => void) | undefined;
  onClick?: undefined;
}

interface RowButtonProps extends RowContent {
  /** Opens a dialog. */
  onClick: () => void;
  href?: undefined;
  onIntent?: undefined;
}

export type LinkRowProps = RowLinkProps | RowButtonProps;

/** A row that leads to another screen or opens a dialog, as an `<li>`. */
export function LinkRow({ icon, title, note, href, onIntent, onClick, className, ...props }: LinkRowProps) {
  const LinkComponent = useLinkComponent();
  const content = (
    <>
      <Icon data-part="link-row-icon" icon={icon} size="large" className={styles.icon} />
      <span className={styles.words}>
        <span data-part="link-row-title" className={styles.title}>
          {title}
        </span>{' '}
        {note != null && (
          <Text data-part="link-row-note" as="span" variant="small" className={styles.note}>
            {note}
          </Text>
        )}
      </span>
      <Icon icon={ArrowRight} directional className={styles.arrow} />
    </>
  );
  return (
    <li data-part="link-row" {...props} className={cx(styles.item, className)}>
      {href === undefined ? (
        <button
          data-part="link-row-control"
          type="button"
          aria-haspopup="dialog"
          className={styles.row}
          onClick={onClick}
        >
          {content}
        </button>
      ) : (
        <LinkComponent
          data-part="link-row-control"
          className={styles.row}
          href={href}
          onFocus={onIntent}
          onPointerEnter={onIntent}
        >
          {content}
        </LinkComponent>
      )}
    </li>
  );
}
