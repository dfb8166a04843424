import { Plus } from 'lucide';
import { type ReactNode, type Ref, useState } from 'react';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import * as styles from './Fold.css.ts';

export interface FoldProps {
  title: string;
  /** Level of the title in the page's outline. Without one, the title is no heading. */
  headingLevel?: 2 | 3 | undefined;
  /** Opens the group when it becomes true, such as for a link into it. @default false */
  opens?: boolean | undefined;
  titleRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A group of steps that is folded until its title is pressed. The browser's page search finds its content. */
export function Fold({ title, headingLevel, opens = false, titleRef, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(opens);
  const [hadToOpen, setHadToOpen] = useState(opens);
  if (opens !== hadToOpen) {
    setHadToOpen(opens);
    if (opens) setIsOpen(true);
  }
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary} ref={titleRef}>
        {headingLevel ? (
          <Heading level={headingLevel} variant="subsection">
            {title}
          </Heading>
        ) : (
          <strong>{title}</strong>
        )}
        <Icon icon={Plus} className={styles.icon} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
