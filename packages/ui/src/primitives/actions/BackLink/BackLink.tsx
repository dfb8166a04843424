import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Icon } from '../../content/Icon/Icon.tsx';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { backLink } from './BackLink.css.ts';

export interface BackLinkProps extends Omit<LinkProps, 'external' | 'standalone' | 'variant'> {
  href: string;
  children: ReactNode;
}

/** Link to the parent screen, with a fixed URL. Render it before the title. */
export function BackLink({ className, children, ...props }: BackLinkProps) {
  return (
    <Link data-part="back-link" {...props} standalone className={cx(backLink, className)}>
      <Icon icon={ArrowLeft} size="small" directional />
      {children}
    </Link>
  );
}
