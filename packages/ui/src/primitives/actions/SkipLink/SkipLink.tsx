import type { ComponentProps } from 'react';
import { useMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The part of the page that it leads to, which needs `tabIndex={-1}`. @default '#main' */
  href?: `#${string}` | undefined;
}

/** The first stop of the keyboard on a page: past the navigation to the content. Seen only while focused. */
export function SkipLink({ href = '#main', className, children, ...props }: SkipLinkProps) {
  const label = useMessages('skipLink');
  return (
    <a {...props} href={href} className={cx(skipLink, className)}>
      {children ?? label}
    </a>
  );
}
