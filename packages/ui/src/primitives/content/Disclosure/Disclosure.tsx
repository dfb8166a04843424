import { Plus } from 'lucide';
import { type ComponentProps, type ReactNode, type Ref, type ToggleEvent, useRef } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title' | 'open'> {
  /** Shown while it is closed too. A press opens and closes the content. */
  title: ReactNode;
  /** Level of the title in the page's outline. Without one, the title is no heading. */
  headingLevel?: 2 | 3 | 4 | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** Called when a person or the browser's page search opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Ref of the `summary` element, the target to move the focus to. */
  titleRef?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

/** One title that expands its content in place. It is a native `details`: the browser's page search opens it, and it works without JavaScript. */
export function Disclosure({
  title,
  headingLevel,
  open,
  defaultOpen = false,
  onOpenChange,
  onToggle,
  titleRef,
  className,
  children,
  ...props
}: DisclosureProps) {
  const lastOpenRef = useRef(defaultOpen);

  const handleToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    onToggle?.(event);
    const details = event.currentTarget;
    const isOpen = details.open;
    // The browser also sends this event after a change of the prop.
    if (isOpen === (open ?? lastOpenRef.current)) return;
    lastOpenRef.current = isOpen;
    onOpenChange?.(isOpen);
    // A controlled one waits for its prop.
    if (open !== undefined) details.open = open;
  };

  return (
    <details
      data-part="disclosure"
      {...props}
      open={open ?? defaultOpen}
      onToggle={handleToggle}
      className={cx(styles.disclosure, className)}
    >
      <summary data-part="disclosure-summary" className={styles.summary} ref={titleRef}>
        {headingLevel ? (
          <Heading
            data-part="disclosure-title"
            level={headingLevel}
            variant="subsection"
            className={styles.title}
          >
            {title}
          </Heading>
        ) : (
          <strong data-part="disclosure-title" className={styles.title}>
            {title}
          </strong>
        )}
        <Icon icon={Plus} className={styles.icon} />
      </summary>
      <div data-part="disclosure-content" className={styles.content}>
        {children}
      </div>
    </details>
  );
}
