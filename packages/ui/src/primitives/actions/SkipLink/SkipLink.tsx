import type { ComponentProps } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The target needs `tabIndex={-1}`. @default '#main' */
  href?: `#${string}` | undefined;
}

/** Skips the navigation: the first Tab stop of a page, visible only while focused. */
export function SkipLink({ href = '#main', className, children, ...props }: SkipLinkProps) {
  const label = useUiMessages('skipLink');
  return (
    <a data-part="skip-link" {...props} href={href} className={cx(skipLink, className)}>
      {children ?? label}
    </a>
  );
}
