import { ChevronDown } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFormats, useLinkComponent } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { Heading } from '../../content/Heading/Heading.tsx';
import { Icon, type IconType } from '../../content/Icon/Icon.tsx';
import { Stack } from '../../content/Stack/Stack.tsx';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SideNav.css.ts';

export interface SideNavProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** Accessible name, different from those of other navigations on the page. */
  label: string;
  /** `SideNavLink`s and `SideNavGroup`s. */
  children: ReactNode;
}

/** Links to the pages of a section, below each other. */
export function SideNav({ label, className, children, ...props }: SideNavProps) {
  return (
    <nav data-part="side-nav" {...props} aria-label={label} className={cx(styles.nav, className)}>
      <Stack data-part="side-nav-list" as="ul" gap={1} role="list">
        {children}
      </Stack>
    </nav>
  );
}

export interface SideNavLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Marks the link to the page that is shown. @default false */
  current?: boolean | undefined;
  icon?: IconType | undefined;
  /** Shown after the label; nothing is shown for 0. @default 0 */
  count?: number | undefined;
  /** Spoken instead of the count, such as "3 new answers". */
  countLabel?: string | undefined;
  children: ReactNode;
}

/** A link of a `SideNav`, as an `<li>`. */
export function SideNavLink({
  current = false,
  icon,
  count = 0,
  countLabel,
  className,
  children,
  ...props
}: SideNavLinkProps) {
  const LinkComponent = useLinkComponent();
  const format = useFormats();
  return (
    <li data-part="side-nav-link" className={className}>
      <LinkComponent
        data-part="side-nav-link-control"
        aria-current={current ? 'page' : undefined}
        {...props}
        className={styles.link}
      >
        {icon && <Icon icon={icon} />}
        <span className={styles.words}>{children}</span>
        {count > 0 && (
          <span data-part="side-nav-link-count" className={styles.count}>
            <span aria-hidden={countLabel ? true : undefined}>{format.number(count)}</span>
            {countLabel && <VisuallyHidden>{countLabel}</VisuallyHidden>}
          </span>
        )}
      </LinkComponent>
    </li>
  );
}

export interface SideNavGroupProps extends Omit<ComponentProps<'li'>, 'title'> {
  title: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Shows the title as a button that hides and shows the links. @default false */
  collapsible?: boolean | undefined;
  /** Initial state of a collapsible group. It opens when this becomes true, such as for the current page, and closes when it becomes false. @default true */
  defaultOpen?: boolean | undefined;
  /** `SideNavLink`s. */
  children: ReactNode;
}

/** A group of links with a title, as an `<li>`. */
export function SideNavGroup({
  title,
  headingLevel = 2,
  collapsible = false,
  defaultOpen = true,
  className,
  children,
  ...props
}: SideNavGroupProps) {
  const titleId = useId();
  const heading = (
    <Heading
      data-part="side-nav-group-title"
      id={titleId}
      level={headingLevel}
      variant="label"
      className={styles.title}
    >
      {title}
    </Heading>
  );
  const links = (
    <Stack data-part="side-nav-list" as="ul" gap={1} role="list" aria-labelledby={titleId}>
      {children}
    </Stack>
  );
  return (
    <li data-part="side-nav-group" {...props} className={cx(styles.group, className)}>
      {collapsible ? (
        <details open={defaultOpen}>
          <summary data-part="side-nav-group-summary" className={styles.summary}>
            {heading}
            <Icon icon={ChevronDown} className={styles.chevron} />
          </summary>
          {links}
        </details>
      ) : (
        <>
          <div className={styles.head}>{heading}</div>
          {links}
        </>
      )}
    </li>
  );
}
