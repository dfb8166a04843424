import { ArrowUpRight } from 'lucide';
import type { ComponentProps } from 'react';
import { useLinkComponent, useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { Icon } from '../../content/Icon/Icon.tsx';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Link.css.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  /** Opens another site in a new tab, with an icon and a hidden text. @default false */
  external?: boolean | undefined;
  variant?: 'action' | 'muted' | undefined;
  /** For a link outside of a sentence: bolder, and tall enough for touch. @default false */
  standalone?: boolean | undefined;
}

/** A link inside the app through the provider's router, or to another site with `external`. */
export function Link({
  href,
  external = false,
  variant = 'action',
  standalone = false,
  className,
  children,
  ...props
}: LinkProps) {
  const LinkComponent = useLinkComponent();
  const messages = useUiMessages('link');
  const look = cx(styles.link({ variant, standalone }), className);

  if (!external) {
    return (
      <LinkComponent data-part="link" {...props} href={href} className={look}>
        {children}
      </LinkComponent>
    );
  }
  return (
    <a data-part="link" target="_blank" rel="noopener noreferrer" {...props} href={href} className={look}>
      {children}
      <span aria-hidden className={styles.sign}>
        {/* A word joiner keeps the icon on the line of the last word. */}
        {'\u2060'}
        <Icon icon={ArrowUpRight} directional className={styles.arrow} />
      </span>
      <VisuallyHidden>{messages.opensInNewTab}</VisuallyHidden>
    </a>
  );
}
