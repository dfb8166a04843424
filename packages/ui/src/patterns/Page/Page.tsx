import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../primitives/content/Heading/Heading.tsx';
import { Text } from '../../primitives/content/Text/Text.tsx';
import { clampedLines, clipped } from '../../styles/clipped.css.ts';
import { cx } from '../../styles/cx.ts';
import * as styles from './Page.css.ts';

export interface PageProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  /** Maximum number of lines of a title that people wrote; assistive technology reads all of it. */
  titleLines?: number | undefined;
  lead?: ReactNode;
  /** Shown next to the content on wide screens and before it on narrow ones. */
  aside?: ReactNode;
  /** An illustration, only shown if there is room next to the content. */
  scene?: ReactNode;
  /** `wide` if the aside contains a form. */
  asideSize?: 'narrow' | 'wide' | undefined;
  /** Leaves out the aside on narrow screens, where the content has another way to do the same. @default false */
  isAsideOptional?: boolean | undefined;
  /** Scrolls the aside with the content, because it can be taller than the window. @default false */
  isAsideTall?: boolean | undefined;
  children: ReactNode;
}

/** A screen within the shell: its title, lead, aside and content. */
export function Page({
  title,
  titleLines,
  lead,
  aside,
  scene,
  asideSize = 'narrow',
  isAsideOptional = false,
  isAsideTall = false,
  className,
  children,
  ...props
}: PageProps) {
  return (
    <div
      data-part="page"
      {...props}
      className={cx(styles.page, className)}
      data-aside={aside || scene ? asideSize : undefined}
    >
      <div className={styles.head}>
        <Heading
          data-part="page-title"
          level={1}
          className={titleLines === undefined ? undefined : cx(clipped, clampedLines)}
          style={{ WebkitLineClamp: titleLines }}
        >
          {title}
        </Heading>
        {lead && (
          <Text data-part="page-lead" variant="lead">
            {lead}
          </Text>
        )}
      </div>
      {aside ? (
        <div
          data-part="page-aside"
          className={cx(styles.aside, !isAsideTall && styles.sticky, isAsideOptional && styles.wideOnly)}
        >
          {aside}
          {scene && (
            <div data-part="page-scene" className={cx(styles.wideOnly, styles.scene)}>
              {scene}
            </div>
          )}
        </div>
      ) : (
        scene && (
          <div data-part="page-scene" className={cx(styles.aside, styles.wideOnly)}>
            {scene}
          </div>
        )
      )}
      <div data-part="page-content" className={styles.content}>
        {children}
      </div>
    </div>
  );
}
