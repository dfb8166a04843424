import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/content/Heading/Heading.tsx';
import { Text } from '../../primitives/content/Text/Text.tsx';
import { cx } from '../../styles/cx.ts';
import * as styles from './RuledSection.css.ts';

export interface RuledSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Second-level heading. */
  title: ReactNode;
  /** A sentence under the title. */
  hint?: ReactNode;
  /** Hides it on wide screens, which have it elsewhere. @default false */
  onlyOnSmall?: boolean | undefined;
  /** The section's content, in one column of 30 rem at most. */
  children: ReactNode;
}

/** A section of a settings screen: a rule, a title, and the controls beside it. */
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
      {...props}
      className={cx(styles.section, onlyOnSmall && styles.onlyOnSmall, className)}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {hint != null && <Text variant="hint">{hint}</Text>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
