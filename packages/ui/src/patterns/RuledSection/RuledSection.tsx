import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/content/Heading/Heading.tsx';
import { Text } from '../../primitives/content/Text/Text.tsx';
import { cx } from '../../styles/cx.ts';
import * as styles from './RuledSection.css.ts';

export interface RuledSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  hint?: ReactNode;
  /** Hidden on wide screens, which show the same elsewhere. */
  onlyOnSmall?: boolean | undefined;
  children: ReactNode;
}

/** A section of a settings screen: a title next to its controls. */
export function RuledSection({
  title,
  hint,
  onlyOnSmall = false,
  className,
  children,
  ...props
}: RuledSectionProps) {
  const id = useId();
  return (
    <section
      data-part="ruled-section"
      {...props}
      className={cx(styles.section, onlyOnSmall && styles.onlyOnSmall, className)}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <Heading data-part="ruled-section-title" level={2} id={id}>
          {title}
        </Heading>
        {hint != null && (
          <Text data-part="ruled-section-hint" variant="hint">
            {hint}
          </Text>
        )}
      </div>
      <div data-part="ruled-section-content" className={styles.content}>
        {children}
      </div>
    </section>
  );
}
