import { ChevronRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { Icon } from '../../content/Icon/Icon.tsx';
import { Inline } from '../../content/Stack/Stack.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  href: string;
  label: ReactNode;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  items: readonly Breadcrumb[];
  /** The title of this screen; omit it if the heading below repeats it. */
  current?: ReactNode;
}

/** Links from the top screen to this one. Render it before the title. */
export function Breadcrumbs({ items, current, className, ...props }: BreadcrumbsProps) {
  const messages = useUiMessages('breadcrumbs');
  return (
    <nav data-part="breadcrumbs" aria-label={messages} {...props} className={className}>
      <Inline data-part="breadcrumbs-list" as="ol" gap={1} role="list">
        {items.map(({ href, label }, index) => (
          <li key={href} data-part="breadcrumbs-item" className={styles.item}>
            {index > 0 && <Icon icon={ChevronRight} size="small" directional className={styles.sign} />}
            <Link href={href} standalone>
              {label}
            </Link>
          </li>
        ))}
        {current != null && (
          <li data-part="breadcrumbs-item" className={styles.item} aria-current="page">
            <Icon icon={ChevronRight} size="small" directional className={styles.sign} />
            <span className={styles.current}>{current}</span>
          </li>
        )}
      </Inline>
    </nav>
  );
}
